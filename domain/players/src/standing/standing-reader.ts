import type { Database, Transact } from "@croupier/database";
import { getAsset, type Asset } from "@croupier/kit/money";
import { minuteMs } from "@croupier/kit/time";
import { policyFor, limitWindows, type Place, type Policy } from "@croupier/policy";
import { sql } from "kysely";
import { decideLimits, setLimits } from "../limits/decide-limits.ts";
import type { AgreementVersions, Consent } from "../agreements/decide-due.ts";
import { decideDue } from "../agreements/decide-due.ts";
import type { EffectiveLimit } from "../limits/limit.ts";
import { readVersions } from "../limits/limit-store.ts";
import { leavesWindowAt, windowMs } from "../limits/limit-window.ts";
import type { PlayerStatus } from "../player-reader.ts";
import type { MoneyUsed, ReadMoneyUsed } from "./money-used.ts";
import type { Exclusion, StandingFacts, UsedLimit } from "./standing.ts";
import { readTimeUsed, type TimeUsed } from "./time-used.ts";

type Db = Database["db"] | Transact;

/** Who asks: the session tells which reality check is meant, the place which law counts besides. */
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
};

type ProfileRow = {
  brand: string;
  status: PlayerStatus;
  country_code: string;
  subdivision: string | null;
  currency: string;
};

type FactsRow = {
  now: Date;
  exclusion: ExclusionColumns | null;
  listed: boolean;
  unanswered: boolean;
  same_person: { certainty: "same" | "alike"; may_return_at: string | null } | null;
  break_ends_at: Date | null;
  consents: Omit<Consent, "at">[];
  document_blocked: boolean;
  email_confirmed: boolean;
  chosen_minutes: number | null;
  answered_at: Date | null;
  session_started_at: Date | null;
};

type ExclusionColumns = {
  id: string;
  set_by: Exclusion["setBy"];
  began_at: string;
  may_return_at: string | null;
  returns_at: string | null;
};

/**
 * Everything a decision about a player rests on, in the database's time. Inside a money transaction
 * the first statement locks the player: whoever lowers a limit, excludes themselves or deposits takes
 * the same lock, and the statements after it see what the one before has committed.
 */
export async function readPlayerFacts(
  db: Db,
  { readMoneyUsed, agreementsOf }: StandingReads,
  asker: Asker,
  { lock }: { lock: boolean },
): Promise<PlayerFacts | undefined> {
  const profile = await readProfile(db, asker.playerId, lock);
  if (profile === undefined) return undefined;
  const facts = await readFacts(db, asker);
  const { now } = facts;
  const residence: Place = {
    countryCode: profile.country_code,
    subdivision: profile.subdivision ?? undefined,
  };
  const policy = policyFor({ residence, present: asker.present ?? residence, now });
  const currency = getAsset(profile.currency);
  const versions = await readVersions(db, asker.playerId);
  const limits = decideLimits({ versions, imposed: policy.imposedLimits, currency, now });
  const spansMs = limitWindows.map((window) => windowMs[window]);
  // A screen shows it always; money need not wait for time that no limit asks about.
  const asksTime = !lock || setLimits(limits, "session").length > 0;
  const time = asksTime
    ? await readTimeUsed(db, { playerId: asker.playerId, spansMs, now })
    : undefined;
  const money = await readMoneyUsed(db, { playerId: asker.playerId, currency, spansMs, now });
  const texts = agreementsOf?.(profile.brand);
  const realityCheckMinutes = sooner(policy.realityCheckMinutes, facts.chosen_minutes);
  return {
    currency,
    policy,
    sessionStartedAt: facts.session_started_at,
    answeredAt: facts.answered_at,
    realityCheckMinutes,
    chosenMinutes: facts.chosen_minutes,
    standing: {
      now,
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
      emailConfirmed: facts.email_confirmed,
      marketingAgreed: facts.consents.some(({ kind, given }) => kind === "marketing" && given),
      agreementsDue: texts === undefined ? [] : decideDue(facts.consents, texts),
      products: policy.products,
      limits: limits.map((limit) => usedOf(limit, { ...money, session: time ?? [] })),
      realityCheckDueAt: dueAt(facts, realityCheckMinutes),
      realityCheckBlocks: policy.realityCheckBlocks,
    },
  };
}

async function readProfile(db: Db, playerId: string, lock: boolean) {
  const { rows } = await sql<ProfileRow>`
    SELECT brand, status, country_code, subdivision, currency FROM players.profile
    WHERE player_id = ${playerId} ${lock ? sql`FOR NO KEY UPDATE` : sql``}
  `.execute(db);
  return rows[0];
}

async function readFacts(db: Db, { playerId, sessionId }: Asker): Promise<FactsRow> {
  const { rows } = await sql<FactsRow>`
    WITH moment AS MATERIALIZED (SELECT clock_timestamp() AS now)
    SELECT
      now,
      (SELECT jsonb_build_object('id', e.exclusion_id, 'set_by', e.set_by, 'began_at', e.began_at,
                'may_return_at', e.may_return_at, 'returns_at', r.counts_from)
       FROM players.exclusion AS e
       LEFT JOIN players.exclusion_return AS r USING (player_id, exclusion_id)
       WHERE e.player_id = ${playerId} AND (r.counts_from IS NULL OR r.counts_from > now)
       ORDER BY e.may_return_at DESC NULLS FIRST, e.began_at DESC LIMIT 1) AS exclusion,
      coalesce((SELECT c.listed FROM players.register_check AS c
                WHERE c.player_id = ${playerId} AND c.listed IS NOT NULL
                ORDER BY c.check_id DESC LIMIT 1), false) AS listed,
      coalesce((SELECT c.listed IS NULL FROM players.register_check AS c
                WHERE c.player_id = ${playerId}
                ORDER BY c.check_id DESC LIMIT 1), false) AS unanswered,
      (SELECT jsonb_build_object('certainty', m.certainty, 'may_return_at', e.may_return_at)
       FROM players.same_person AS m
       JOIN players.exclusion AS e ON e.player_id = m.excluded_id
       LEFT JOIN players.exclusion_return AS r
         ON r.player_id = e.player_id AND r.exclusion_id = e.exclusion_id
       WHERE m.player_id = ${playerId} AND (r.counts_from IS NULL OR r.counts_from > now)
         AND NOT EXISTS (SELECT FROM players.same_person_answer AS a
                         WHERE a.player_id = m.player_id AND a.match_id = m.match_id)
       ORDER BY m.certainty DESC, e.may_return_at DESC NULLS FIRST LIMIT 1) AS same_person,
      (SELECT max(b.ends_at) FROM players.play_break AS b
       WHERE b.player_id = ${playerId}) AS break_ends_at,
      (SELECT coalesce(jsonb_agg(last), '[]')
       FROM (SELECT DISTINCT ON (kind) kind, given, version FROM players.consent
             WHERE player_id = ${playerId} ORDER BY kind, recorded_at DESC) AS last) AS consents,
      EXISTS (SELECT 1 FROM players.document AS d
              WHERE d.player_id = ${playerId} AND d.status = 'BLOCKED') AS document_blocked,
      EXISTS (SELECT 1 FROM players.confirmed_email AS c
              JOIN players.profile AS p ON p.player_id = c.player_id AND p.email = c.email
              WHERE c.player_id = ${playerId}) AS email_confirmed,
      (SELECT c.minutes FROM players.reality_check_choice AS c
       WHERE c.player_id = ${playerId} ORDER BY c.choice_id DESC LIMIT 1) AS chosen_minutes,
      (SELECT max(a.answered_at) FROM players.reality_check_answer AS a
       WHERE a.player_id = ${playerId} AND a.session_id = ${sessionId ?? null}) AS answered_at,
      coalesce(
        (SELECT s.started_at FROM players.session AS s
         WHERE s.player_id = ${playerId} AND s.session_id = ${sessionId ?? null}),
        (SELECT s.started_at FROM players.past_session AS s
         WHERE s.player_id = ${playerId} AND s.session_id = ${sessionId ?? null})
      ) AS session_started_at
    FROM moment
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("a question without a table always has one answer");
  return row;
}

function usedOf(
  limit: EffectiveLimit,
  used: MoneyUsed & { session: readonly TimeUsed[] },
): UsedLimit {
  const { kind, window } = limit;
  const { minor = 0n, earliest = null } = used[kind][limitWindows.indexOf(window)] ?? {};
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
