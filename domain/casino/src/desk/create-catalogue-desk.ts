import { transact, type Database, type Transact } from "@croupier/database";
import { decideAnswer, type AnswerRefusal, type Verdict } from "@croupier/kit/dual-control";
import { uuidv7 } from "@croupier/kit/ids";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { policyRecords } from "@croupier/policy";
import { sql } from "kysely";
import { readGames, type GameBadge } from "../catalogue/catalogue.ts";
import { readOdds } from "../catalogue/game-facts.ts";
import { createProfileCounter, returnProfilesOf } from "../catalogue/return-profiles.ts";
import type { EndedForgotten } from "../rounds/forgotten-rounds.ts";
import { readKeptGames, readSeated, type KeptGame } from "./catalogue-reads.ts";
import {
  insertChange,
  insertProfile,
  listChanges,
  lockChange,
  writeChangeAnswer,
  type ProfileChange,
} from "./profile-changes.ts";

export type GameAct = {
  readonly staffId: string;
  readonly action: `games.${string}`;
  /** The code of the game, or a player's id. */
  readonly subject: string;
  readonly facts?: Readonly<Record<string, string | number>>;
  readonly before?: unknown;
  readonly after?: unknown;
};

export type RecordGameAct = (tx: Transact, act: GameAct) => Promise<void>;

type Unknown = { readonly code: "not_found" };
type By = { readonly staffId: string; readonly reason: string };

export type OneKeptGame = KeptGame & {
  readonly changes: readonly ProfileChange[];
  /** What may be asked for. */
  readonly profiles: readonly { readonly profile: string; readonly returnToPlayer: number }[];
};

/** The laws a game can be kept from, each once: where nothing is offered there is nothing to keep. */
export const placeCodes: readonly string[] = [
  ...new Set(
    policyRecords.filter(({ rules }) => rules.products.length > 0).map(({ code }) => code),
  ),
];

/** The games of the house in the hands of staff. What is done here counts from the next press on. */
export function createCatalogueDesk({
  database,
  clock,
  record,
  endRounds,
  tellSeated,
}: {
  readonly database: Database;
  readonly clock: Clock;
  /** Writes to the audit trail, in the transaction of the act. */
  readonly record: RecordGameAct;
  /** Ends what is open of a game that is off, as its rules say. */
  readonly endRounds: (game: string) => Promise<EndedForgotten>;
  /** Their frames ask how they stand. */
  readonly tellSeated: (playerIds: readonly string[]) => void;
}) {
  const profilesOf = createProfileCounter();
  const returnOf = (game: Parameters<typeof readOdds>[0]) =>
    readOdds(game).bets[0]?.returnToPlayer ?? 0;
  const list = (games?: readonly string[]) =>
    readKeptGames(database, { now: clock(), returnOf, ...(games === undefined ? {} : { games }) });

  async function tell(game: string): Promise<void> {
    const seated = await readSeated(database, { game, now: clock() });
    if (seated.length > 0) tellSeated(seated);
  }

  return {
    list: () => list(),

    async read(game: string): Promise<OneKeptGame | undefined> {
      const [found] = await list([game]);
      if (found === undefined) return undefined;
      return {
        ...found,
        profiles: profilesOf(found.family),
        changes: await listChanges(database.db, game),
      };
    },

    /**
     * Off: no round begins any more, those that are open are ended as their rules say and paid, and who has
     * the game open is told. Switching to where it stands already changes nothing.
     */
    async setSwitch(
      asked: By & { readonly game: string; readonly open: boolean },
    ): Promise<Result<{ readonly ended: number; readonly failed: number }, Unknown>> {
      const { game, open, reason, staffId } = asked;
      const now = clock();
      const did = await transact(database, async (tx) => {
        const { rows } = await sql`
          UPDATE casino.games
          SET disabled_at = ${open ? null : now}, switched_at = ${now}, switched_by = ${staffId},
            switch_reason = ${reason}
          WHERE game = ${game} AND (disabled_at IS NULL) <> ${open}
          RETURNING game
        `.execute(tx);
        if (rows.length === 0) return false;
        const action = open ? "games.switched-on" : "games.switched-off";
        await record(tx, { staffId, action, subject: game, facts: { reason } });
        return true;
      });
      if (!did && (await readGames(database.db, { games: [game], now })).size === 0) {
        return refuse({ code: "not_found" });
      }
      const ended = open ? { ended: 0, failed: 0 } : await endRounds(game);
      await tell(game);
      return ok(ended);
    },

    async setBadge(
      asked: Pick<By, "staffId"> & { readonly game: string; readonly badge: GameBadge | null },
    ): Promise<Result<undefined, Unknown>> {
      const { game, badge, staffId } = asked;
      return transact(database, async (tx): Promise<Result<undefined, Unknown>> => {
        const { rows } = await sql<{ badge: string | null }>`
          SELECT badge FROM casino.games WHERE game = ${game} FOR UPDATE
        `.execute(tx);
        const [row] = rows;
        if (row === undefined) return refuse({ code: "not_found" });
        if (row.badge === badge) return ok();
        await sql`UPDATE casino.games SET badge = ${badge} WHERE game = ${game}`.execute(tx);
        await record(tx, {
          staffId,
          action: "games.badge-changed",
          subject: game,
          before: { badge: row.badge },
          after: { badge },
        });
        return ok();
      });
    },

    /** Under which laws it is not offered. Whoever has it open plays on until they open it anew. */
    async setPlaces(
      asked: By & { readonly game: string; readonly closedUnder: readonly string[] },
    ): Promise<Result<undefined, Unknown | { readonly code: "place_unknown" }>> {
      const { game, reason, staffId } = asked;
      const closed = [...new Set(asked.closedUnder)].toSorted();
      if (closed.some((code) => !placeCodes.includes(code))) {
        return refuse({ code: "place_unknown" });
      }
      return transact(database, async (tx): Promise<Result<undefined, Unknown>> => {
        const { rows } = await sql<{ closed_under: string[] }>`
          SELECT closed_under FROM casino.games WHERE game = ${game} FOR UPDATE
        `.execute(tx);
        const [row] = rows;
        if (row === undefined) return refuse({ code: "not_found" });
        const before = row.closed_under.toSorted();
        if (before.join() === closed.join()) return ok();
        await sql`
          UPDATE casino.games SET closed_under = ${closed}::text[] WHERE game = ${game}
        `.execute(tx);
        await record(tx, {
          staffId,
          action: "games.places-changed",
          subject: game,
          facts: { reason },
          before: { closedUnder: before },
          after: { closedUnder: closed },
        });
        return ok();
      });
    },

    async askProfile(
      asked: By & { readonly game: string; readonly profile: string },
    ): Promise<
      Result<
        { readonly id: string },
        Unknown | { readonly code: "profile_unknown" | "profile_in_use" | "profile_change_waits" }
      >
    > {
      const { game, profile, reason, staffId } = asked;
      const [found] = await list([game]);
      if (found === undefined) return refuse({ code: "not_found" });
      const wanted = returnProfilesOf(found.family).find((one) => one.profile === profile);
      if (wanted === undefined) return refuse({ code: "profile_unknown" });
      if (found.profile.name === profile) return refuse({ code: "profile_in_use" });
      return transact(database, async (tx) => {
        const id = uuidv7();
        const { config } = wanted;
        const change = { id, game, profile, config, reason, askedBy: staffId, askedAt: clock() };
        if (!(await insertChange(tx, change))) return refuse({ code: "profile_change_waits" });
        const facts = { profile, reason };
        await record(tx, { staffId, action: "games.profile-asked", subject: game, facts });
        return ok({ id });
      });
    },

    /** A yes makes it the next version: rounds that begin from now on have it, those that are open do not. */
    async answerProfile(asked: {
      readonly id: string;
      readonly staffId: string;
      readonly verdict: Verdict;
    }): Promise<Result<undefined, Unknown | AnswerRefusal>> {
      const { id, staffId } = asked;
      const answered = await transact(
        database,
        async (tx): Promise<Result<{ readonly game: string }, Unknown | AnswerRefusal>> => {
          const change = await lockChange(tx, id);
          if (change === undefined) return refuse({ code: "not_found" });
          const decided = decideAnswer(change, asked);
          if (!decided.ok) return decided;
          const { game, config, profile } = change;
          if (decided.value === "repeated") return ok({ game });
          const at = clock();
          const answer = decided.value;
          const version =
            answer === "approved" ? await insertProfile(tx, { game, config, since: at }) : null;
          await writeChangeAnswer(tx, id, { answer, staffId, at, version });
          const facts = { profile, ...(version === null ? {} : { version }) };
          await record(tx, { staffId, action: `games.profile-${answer}`, subject: game, facts });
          return ok({ game });
        },
      );
      if (!answered.ok) return answered;
      await tell(answered.value.game);
      return ok();
    },
  };
}

export type CatalogueDesk = ReturnType<typeof createCatalogueDesk>;
