import type { Database, Transact } from "@croupier/database";
import { getAsset, type Asset } from "@croupier/kit/money";
import { minuteMs } from "@croupier/kit/time";
import { limitWindows, policyFor, type LimitKind, type Place, type Policy } from "@croupier/policy";
import { decideLimits, setLimits } from "../limits/decide-limits.ts";
import { decideDue, type AgreementVersions } from "../agreements/decide-due.ts";
import type { EffectiveLimit, LimitVersion } from "../limits/limit.ts";
import { readVersions } from "../limits/limit-store.ts";
import { leavesWindowAt, windowMs } from "../limits/limit-window.ts";
import { placeOfText } from "../place-text.ts";
import {
  readFactRows,
  readProfiles,
  type ExclusionColumns,
  type FactsRow,
  type ProfileRow,
} from "./fact-rows.ts";
import type { ReadMoneyUsed } from "./money-used.ts";
import type { Exclusion, StandingFacts, UsedLimit } from "./standing.ts";
import { readTimeUsed, type TimeUsed } from "./time-used.ts";

type Db = Database["db"] | Transact;

/**
 * Who asks: the session tells which reality check is meant, the place which law counts besides that of the
 * residence. Without a place it is where the session was last seen.
 */
export type Asker = {
  readonly playerId: string;
  readonly sessionId?: string | undefined;
  readonly present?: Place | undefined;
};

export type PlayerFacts = {
  readonly currency: Asset;
  readonly policy: Policy;
  readonly standing: StandingFacts;
  /** Of the session that asks, also of one that ended: a game may outlive it, and its reminder must not. */
  readonly sessionStartedAt: Date | null;
  readonly answeredAt: Date | null;
  readonly realityCheckMinutes: number | null;
  /** What the player chose, whatever the law adds; null: no reminder of their own. */
  readonly chosenMinutes: number | null;
};

/** What the facts are read with, besides a connection. */
export type StandingReads = {
  readonly readMoneyUsed: ReadMoneyUsed;
  /** The texts that count now. Absent in a process that lets nobody play or deposit: none is asked about. */
  readonly agreementsOf?: (brand: string) => AgreementVersions | undefined;
  /** Whether the operator has closed play at a brand now. Absent where nobody plays. */
  readonly playIsClosed?: (brand: string) => boolean;
};

/**
 * Everything a decision about a player rests on, in the database's time. Inside a money transaction
 * the first statement locks the player: whoever lowers a limit, excludes themselves or deposits takes
 * the same lock, and the statements after it see what the one before has committed.
 */
export async function readPlayerFacts(
  db: Db,
  reads: StandingReads,
  asker: Asker,
  how: { lock: boolean },
): Promise<PlayerFacts | undefined> {
  const [facts] = await readFactsOfPlayers(db, reads, [asker], how);
  return facts;
}

/** The same of many, in their order, with as many statements as of one. No player stands there twice. */
export async function readFactsOfPlayers(
  db: Db,
  { readMoneyUsed, agreementsOf, playIsClosed }: StandingReads,
  askers: readonly Asker[],
  { lock }: { lock: boolean },
): Promise<readonly (PlayerFacts | undefined)[]> {
  const playerIds = askers.map(({ playerId }) => playerId);
  const profiles = await readProfiles(db, playerIds, { lock });
  const factRows = await readFactRows(db, askers);
  const limited = playerIds.filter((_, index) => factRows[index]?.has_limits);
  const versionsOf = await readVersions(db, limited);
  const known = askers.flatMap((asker, index) => {
    const profile = profiles.get(asker.playerId);
    const facts = factRows[index];
    if (profile === undefined || facts === undefined) return [];
    return [limitedOf(asker, profile, facts, versionsOf.get(asker.playerId) ?? [])];
  });
  const used = await readUsed(db, readMoneyUsed, known, { lock });
  const factsOf = new Map(
    known.map((one) => [
      one.asker.playerId,
      playerFactsOf(one, used(one), {
        texts: agreementsOf?.(one.profile.brand),
        playClosed: playIsClosed?.(one.profile.brand) ?? false,
      }),
    ]),
  );
  return playerIds.map((playerId) => factsOf.get(playerId));
}

type Limited = {
  readonly asker: Asker;
  readonly profile: ProfileRow;
  readonly facts: FactsRow;
  readonly policy: Policy;
  readonly currency: Asset;
  readonly limits: readonly EffectiveLimit[];
};

function limitedOf(
  asker: Asker,
  profile: ProfileRow,
  facts: FactsRow,
  versions: readonly LimitVersion[],
): Limited {
  const { now } = facts;
  const residence: Place = {
    countryCode: profile.country_code,
    subdivision: profile.subdivision ?? undefined,
  };
  const seen = facts.session_place === null ? residence : placeOfText(facts.session_place);
  const policy = policyFor({ residence, present: asker.present ?? seen, now });
  const currency = getAsset(profile.currency);
  const limits = decideLimits({ versions, imposed: policy.imposedLimits, currency, now });
  return { asker, profile, facts, policy, currency, limits };
}

/** A screen shows what was used always; money need not wait for what no limit asks about. */
async function readUsed(
  db: Db,
  readMoneyUsed: ReadMoneyUsed,
  known: readonly Limited[],
  { lock }: { lock: boolean },
): Promise<(one: Limited) => Used> {
  const spansMs = limitWindows.map((window) => windowMs[window]);
  const [first] = known;
  if (first === undefined) return () => ({});
  const { now } = first.facts;
  const asking = (kinds: readonly LimitKind[]) =>
    known.filter(({ limits }) => !lock || kinds.some((kind) => setLimits(limits, kind).length > 0));
  const ofTime = asking(["session"]).map(({ asker }) => asker.playerId);
  const time =
    ofTime.length > 0 ? await readTimeUsed(db, { playerIds: ofTime, spansMs, now }) : undefined;
  const ofMoney = asking(["deposit", "loss", "stake"]).map(({ asker, currency }) => ({
    playerId: asker.playerId,
    currency,
  }));
  const moved =
    ofMoney.length > 0 ? await readMoneyUsed(db, { players: ofMoney, spansMs, now }) : [];
  const money = new Map(ofMoney.map(({ playerId }, index) => [playerId, moved[index]]));
  return ({ asker: { playerId } }) => ({ ...money.get(playerId), session: time?.get(playerId) });
}

/** What the operator of a player's brand has said. */
type OfBrand = {
  readonly texts: AgreementVersions | undefined;
  readonly playClosed: boolean;
};

function playerFactsOf(
  { facts, profile, policy, currency, limits }: Limited,
  used: Used,
  { texts, playClosed }: OfBrand,
): PlayerFacts {
  const realityCheckMinutes = sooner(policy.realityCheckMinutes, facts.chosen_minutes);
  return {
    currency,
    policy,
    sessionStartedAt: facts.session_started_at,
    answeredAt: facts.answered_at,
    realityCheckMinutes,
    chosenMinutes: facts.chosen_minutes,
    standing: {
      now: facts.now,
      status: profile.status,
      exclusion: facts.exclusion && exclusionOf(facts.exclusion),
      listedInRegister: facts.listed,
      registerUnanswered:
        facts.unanswered && policy.registerCheck && policy.registerUnreachable === "keep_out",
      samePerson: facts.same_person && {
        certainty: facts.same_person.certainty,
        mayReturnAt: momentOf(facts.same_person.may_return_at),
      },
      breakEndsAt: facts.break_ends_at,
      documentBlocked: facts.document_blocked,
      owesMoney: facts.owes,
      emailConfirmed: facts.email_confirmed,
      marketingAgreed: facts.consents.some(({ kind, given }) => kind === "marketing" && given),
      agreementsDue: texts === undefined ? [] : decideDue(facts.consents, texts),
      playClosed,
      products: policy.products,
      stakesMost: policy.stakeLimits.filter((limit) => limit.currency === currency),
      roundMsMin: policy.roundMsMin,
      limits: limits.map((limit) => usedOf(limit, used)),
      realityCheckDueAt: dueAt(facts, realityCheckMinutes),
      realityCheckBlocks: policy.realityCheckBlocks,
    },
  };
}

/** What was used of each kind, window by window; nothing of what was not asked about. */
type Used = Partial<Record<LimitKind, readonly TimeUsed[] | undefined>>;

function usedOf(limit: EffectiveLimit, used: Used): UsedLimit {
  const { kind, window } = limit;
  const { minor = 0n, earliest = null } = used[kind]?.[limitWindows.indexOf(window)] ?? {};
  return {
    ...limit,
    used: minor,
    resetsAt: earliest && leavesWindowAt(window, earliest),
  };
}

function dueAt(facts: FactsRow, minutes: number | null): Date | null {
  const since = facts.answered_at ?? facts.session_started_at;
  if (minutes === null || since === null) return null;
  return new Date(since.getTime() + minutes * minuteMs);
}

function sooner(law: number | null, chosen: number | null): number | null {
  if (law === null || chosen === null) return law ?? chosen;
  return Math.min(law, chosen);
}

function exclusionOf(columns: ExclusionColumns): Exclusion {
  return {
    id: columns.id,
    setBy: columns.set_by,
    beganAt: new Date(columns.began_at),
    mayReturnAt: momentOf(columns.may_return_at),
    returnsAt: momentOf(columns.returns_at),
  };
}

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
