import { transact, type Database, type Transact } from "@croupier/database";
import {
  decideAnswer,
  type Answer,
  type AnswerRefusal,
  type Verdict,
} from "@croupier/kit/dual-control";
import { uuidv7 } from "@croupier/kit/ids";
import { formatDecimal, money, parseMoney, type Asset, type Money } from "@croupier/kit/money";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { dayMs, type Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import { readGames, stakesIn } from "../catalogue/catalogue.ts";
import { insertGrants, lockGiving, sumGiven, type GrantSum } from "../grants/grant-store.ts";
import type { RecordGameAct } from "./create-catalogue-desk.ts";
import { decideGrant, passOver, type GrantRefusalCode, type PassedOver } from "./decide-grant.ts";
import {
  findPress,
  grantState,
  listGrants,
  type GrantQuestion,
  type GrantState,
  type Press,
} from "./grant-reads.ts";

export type GiveAsked = {
  readonly pressId: string;
  readonly playerIds: readonly string[];
  readonly game: string;
  readonly asset: Asset;
  /** A decimal in major units. */
  readonly stake: string;
  readonly rounds: number;
  readonly expiresAt: Date;
  readonly reason: string;
  readonly staffId: string;
};

export type Given = {
  readonly playerId: string;
  readonly passedOver: PassedOver | null;
  /** They cannot be played yet: a colleague has to say yes. */
  readonly waits: boolean;
};

type AnswerAsked = {
  readonly pressId: string;
  readonly staffId: string;
  readonly verdict: Verdict;
  readonly note: string;
};
type PressRefusal =
  | AnswerRefusal
  | { readonly code: GrantRefusalCode | "not_found" | "free_rounds_over" };

/** Free rounds in the hands of staff. */
export function createGrantDesk({
  database,
  clock,
  record,
  readPlayers,
  needsTwo,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly record: RecordGameAct;
  /** What is known of those that there are. */
  readonly readPlayers: (
    playerIds: readonly string[],
  ) => Promise<
    ReadonlyMap<string, { readonly currency: string; readonly isKeptFromPlay: boolean }>
  >;
  /** Whether that much is more than one of staff gives alone: by itself, with a day of a player, with their own day. */
  readonly needsTwo: (given: {
    readonly amount: Money;
    readonly whole: bigint;
    readonly colleagueDay: readonly GrantSum[];
  }) => boolean;
}) {
  return {
    list: (asked: GrantQuestion) => listGrants(database.db, asked, clock()),

    /** To each of these, or to none of them; the same press gives nobody twice. What is large waits for a colleague. */
    async give(
      asked: GiveAsked,
    ): Promise<
      Result<
        readonly Given[],
        { readonly code: GrantRefusalCode | "not_found" | "idempotency_key_reused" }
      >
    > {
      const { game, asset, staffId, pressId, rounds, expiresAt, reason } = asked;
      const now = clock();
      const parsed = parseMoney(asked.stake, asset);
      const stake = parsed.ok ? parsed.value.minor : 0n;
      const terms = { game, asset, stake, rounds, expiresAt };
      const no = await judge(terms);
      if (no !== undefined) return refuse({ code: no });
      const playerIds = [...new Set(asked.playerIds)];
      const judged = await judgePlayers(playerIds, asset);
      const to = judged.filter(({ passedOver }) => passedOver === null);
      return transact(database, async (tx) => {
        await lockGiving(tx);
        const since = new Date(now.getTime() - dayMs);
        const sums = await sumGiven(tx, { playerIds, asset, staffId, since });
        const before = await findPress(tx, pressId, { now });
        if (before !== undefined) return repeat(before, { ...terms, staffId, judged });
        const each = stake * BigInt(rounds);
        const amount = money(each * BigInt(to.length), asset);
        const ofPlayer = each + sums.playerDay;
        const whole = ofPlayer > amount.minor ? ofPlayer : amount.minor;
        const { colleagueDay } = sums;
        const takesTwo = to.length > 0 && needsTwo({ amount, whole, colleagueDay });
        const given = to.map(({ playerId }) => ({ playerId, grantId: uuidv7() }));
        const whose = { ...terms, staffId, reason, pressId, takesTwo };
        await insertGrants(
          tx,
          given.map((one) => ({ ...one, ...whose })),
          now,
        );
        await tell(tx, given, {
          staffId,
          did: takesTwo ? "asked" : "given",
          facts: { ...factsOf(terms), players: given.length, worth: formatDecimal(amount), reason },
        });
        return ok(judged.map((one) => ({ ...one, waits: takesTwo && one.passedOver === null })));
      });
    },

    /**
     * By whoever did not ask, for the whole press; whoever asked may take it back. What was asked when it was given
     * is asked again: whether rounds like these can be given, and who is kept from playing by now.
     */
    async answer(asked: AnswerAsked): Promise<Result<readonly Given[], PressRefusal>> {
      const { pressId, staffId, verdict, note } = asked;
      const seen = await findPress(database.db, pressId, { now: clock() });
      if (seen === undefined || !seen.takesTwo) return refuse({ code: "not_found" });
      const no = await judge(seen);
      const ids = seen.grants.map(({ playerId }) => playerId);
      const judged = await judgePlayers(ids, seen.asset);
      return transact(database, async (tx): Promise<Result<readonly Given[], PressRefusal>> => {
        const at = clock();
        await lockGiving(tx);
        const press = await findPress(tx, pressId, { now: at, locked: true });
        if (press === undefined) return refuse({ code: "not_found" });
        const decided = decideAnswer(press, { staffId, verdict });
        if (!decided.ok) return decided;
        if (decided.value === "repeated") return ok(givenOf(press));
        const answer = decided.value;
        const whyOf = new Map(judged.map((one) => [one.playerId, one.passedOver]));
        const waiting = press.grants
          .filter(({ state }) => state === "waiting")
          .map((one) => {
            const why = answer === "approved" ? whyOf.get(one.playerId) : null;
            return { ...one, passedOver: why ?? null };
          });
        if (waiting.length === 0) return refuse({ code: "free_rounds_over" });
        if (answer === "approved" && no !== undefined) return refuse({ code: no });
        for (const [did, grants] of [
          [answer, waiting.filter(({ passedOver }) => passedOver === null)],
          ["declined", waiting.filter(({ passedOver }) => passedOver !== null)],
        ] as const) {
          const grantIds = grants.map(({ grantId }) => grantId);
          // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
          await writePressAnswer(tx, grantIds, { answer: did, staffId, at, note });
          // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
          await tell(tx, grants, {
            staffId,
            did,
            facts: { ...factsOf(press), players: waiting.length, note },
          });
        }
        return ok(
          answer === "approved"
            ? waiting.map(({ playerId, passedOver }) => ({ playerId, passedOver, waits: false }))
            : [],
        );
      });
    },

    /** What was played of it stays played, and what is won in a round that is open is paid. */
    cancel(asked: {
      readonly id: string;
      readonly staffId: string;
      readonly reason: string;
    }): Promise<Result<undefined, { readonly code: "not_found" | "free_rounds_over" }>> {
      const { id, staffId, reason } = asked;
      return transact(database, async (tx) => {
        const now = clock();
        const { rows } = await sql<{
          playerId: string;
          game: string;
          left: number;
          state: GrantState;
          cancelledBy: string | null;
        }>`
          SELECT player_id AS "playerId", game, rounds - used AS left,
            ${grantState(now)} AS state, cancelled_by AS "cancelledBy"
          FROM casino.grants WHERE grant_id = ${id} FOR UPDATE
        `.execute(tx);
        const [grant] = rows;
        if (grant === undefined) return refuse({ code: "not_found" });
        if (grant.cancelledBy === staffId) return ok();
        if (grant.state !== "open" && grant.state !== "waiting") {
          return refuse({ code: "free_rounds_over" });
        }
        await sql`
          UPDATE casino.grants
          SET cancelled_at = ${now}, cancelled_by = ${staffId}, cancel_reason = ${reason}
          WHERE player_id = ${grant.playerId} AND grant_id = ${id}
        `.execute(tx);
        const { playerId: subject, game, left } = grant;
        const facts = { game, left, reason, grantId: id };
        await record(tx, { staffId, action: "games.free-rounds-cancelled", subject, facts });
        return ok();
      });
    },
  };

  /** Why rounds like these cannot be given; undefined: they can. */
  async function judge(
    asked: Pick<Press, "game" | "asset" | "stake" | "expiresAt">,
  ): Promise<GrantRefusalCode | "not_found" | undefined> {
    const now = clock();
    const game = (await readGames(database.db, { games: [asked.game], now })).get(asked.game);
    if (game === undefined) return "not_found";
    const { isDisabled } = game;
    const { isShared } = game.family;
    const stakes = stakesIn(game, asked.asset);
    return decideGrant(asked, { isDisabled, isShared, stakes, now });
  }

  async function judgePlayers(playerIds: readonly string[], asset: Asset) {
    const players = await readPlayers(playerIds);
    return playerIds.map((playerId) => {
      return { playerId, passedOver: passOver(players.get(playerId), asset) ?? null };
    });
  }

  async function tell(
    tx: Transact,
    grants: readonly {
      readonly playerId: string;
      readonly grantId: string;
      readonly passedOver?: PassedOver | null;
    }[],
    {
      staffId,
      did,
      facts,
    }: { staffId: string; did: string; facts: Readonly<Record<string, string | number>> },
  ): Promise<void> {
    for (const { playerId: subject, grantId, passedOver } of grants) {
      const action = `games.free-rounds-${did}` as const;
      const why = passedOver ? { passedOver } : {};
      // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
      await record(tx, { staffId, action, subject, facts: { ...facts, ...why, grantId } });
    }
  }
}

/** Whom a press that a colleague approved gave to. */
function givenOf({ grants, state }: Press): readonly Given[] {
  if (state !== "approved") return [];
  return grants
    .filter((one) => one.state !== "declined")
    .map(({ playerId }) => ({ playerId, passedOver: null, waits: false }));
}

/** As a trail can hold them. */
function factsOf({
  game,
  asset,
  stake,
  rounds,
}: Pick<Press, "game" | "asset" | "stake" | "rounds">) {
  return { game, rounds, stake: formatDecimal(money(stake, asset)), currency: asset };
}

/** The answer of the first time; nothing is added to a press that somebody may be looking at. */
function repeat(
  before: Press,
  asked: Pick<Press, "game" | "asset" | "stake" | "rounds"> & {
    readonly staffId: string;
    readonly judged: readonly Omit<Given, "waits">[];
  },
): Result<readonly Given[], { readonly code: "idempotency_key_reused" }> {
  const stateOf = new Map(before.grants.map(({ playerId, state }) => [playerId, state]));
  const isSame =
    before.askedBy === asked.staffId &&
    before.game === asked.game &&
    before.asset === asked.asset &&
    before.stake === asked.stake &&
    before.rounds === asked.rounds;
  const isNobodyNew = asked.judged.every(
    ({ playerId, passedOver }) => passedOver !== null || stateOf.has(playerId),
  );
  if (!isSame || !isNobodyNew) return refuse({ code: "idempotency_key_reused" });
  return ok(
    asked.judged.map(({ playerId, passedOver }): Given => {
      if (!stateOf.has(playerId)) return { playerId, passedOver, waits: false };
      const waits = stateOf.get(playerId) === "waiting";
      return { playerId, passedOver: waits ? null : "given_already", waits };
    }),
  );
}

export type GrantDesk = ReturnType<typeof createGrantDesk>;

async function writePressAnswer(
  tx: Transact,
  grantIds: readonly string[],
  said: {
    readonly answer: Answer;
    readonly staffId: string;
    readonly at: Date;
    readonly note: string;
  },
): Promise<void> {
  await sql`
    UPDATE casino.grants
    SET answer = ${said.answer}, answered_by = ${said.staffId}, answered_at = ${said.at},
      answer_note = ${said.note}
    WHERE grant_id = ANY (${[...grantIds]}::uuid[])
  `.execute(tx);
}
