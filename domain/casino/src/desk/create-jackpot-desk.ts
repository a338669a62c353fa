import { transact, type Database } from "@croupier/database";
import { decideAnswer, type AnswerRefusal, type Verdict } from "@croupier/kit/dual-control";
import { uuidv7 } from "@croupier/kit/ids";
import type { Asset } from "@croupier/kit/money";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { assetCode } from "@croupier/ledger";
import { sql } from "kysely";
import { assetOf } from "../jackpots/asset-of.ts";
import { changeJackpot, findDefinition, isPotPossible } from "../jackpots/change-jackpot.ts";
import type { PotStore } from "../jackpots/pot-store.ts";
import { readJackpots, type Jackpot } from "../jackpots/read-jackpots.ts";
import type { RecordGameAct } from "./create-catalogue-desk.ts";
import {
  insertJackpotChange,
  listJackpotChanges,
  lockJackpotChange,
  writeJackpotAnswer,
  type JackpotChange,
} from "./jackpot-changes.ts";

type Unknown = { readonly code: "not_found" };
type Named = { readonly jackpot: string; readonly asset: Asset };
type By = { readonly staffId: string; readonly reason: string };
type Terms = Pick<JackpotChange, "parts" | "seed" | "dropsBy">;

/** A pot as staff keep it. */
export type KeptJackpot = Jackpot & {
  /** Who switched it last, and why; null: nobody ever did. */
  readonly switched: { readonly at: Date; readonly by: string; readonly reason: string } | null;
  /** The newest first; one of them may wait. */
  readonly changes: readonly JackpotChange[];
};

const subjectOf = ({ jackpot, asset }: Named) => `${jackpot} ${asset}`;

/** As a trail can hold them. */
const spell = ({ parts, seed, dropsBy }: Terms) => ({
  parts,
  seed: String(seed),
  dropsBy: String(dropsBy),
});

/** The pots in the hands of staff. One of them may stop a pot; what it costs the house takes two. */
export function createJackpotDesk({
  database,
  clock,
  pots,
  record,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly pots: PotStore;
  /** Writes to the audit trail, in the transaction of the act. */
  readonly record: RecordGameAct;
}) {
  return {
    async list(): Promise<readonly KeptJackpot[]> {
      const jackpots = await readJackpots(database.db, pots);
      const switches = await readSwitches(database);
      const changes = await listJackpotChanges(database.db);
      return jackpots.map((one) => {
        const isIts = (other: Named) => other.jackpot === one.jackpot && other.asset === one.asset;
        return {
          ...one,
          switched: switches.find(isIts)?.switched ?? null,
          changes: changes.filter(isIts),
        };
      });
    },

    /** Off: no stake feeds it and none wins it. What is in it stays, and it goes on from there. */
    async setSwitch(
      asked: By & Named & { readonly open: boolean },
    ): Promise<Result<undefined, Unknown>> {
      const { jackpot, asset, open, reason, staffId } = asked;
      const now = clock();
      return transact(database, async (tx): Promise<Result<undefined, Unknown>> => {
        const definition = await findDefinition(tx, asked);
        if (definition === undefined) return refuse({ code: "not_found" });
        if (definition.isDisabled !== open) return ok();
        await sql`
          UPDATE casino.jackpots
          SET disabled_at = ${open ? null : now}, switched_at = ${now}, switched_by = ${staffId},
            switch_reason = ${reason}
          WHERE jackpot = ${jackpot} AND asset = ${assetCode(asset)}
        `.execute(tx);
        const action = open ? "games.pot-started" : "games.pot-stopped";
        await record(tx, { staffId, action, subject: subjectOf(asked), facts: { reason } });
        return ok();
      });
    },

    async askChange(
      asked: By & Named & Terms,
    ): Promise<
      Result<
        { readonly id: string },
        Unknown | { readonly code: "pot_not_possible" | "pot_change_waits" }
      >
    > {
      const { staffId, ...wanted } = asked;
      if (!isPotPossible(wanted)) return refuse({ code: "pot_not_possible" });
      return transact(database, async (tx) => {
        if ((await findDefinition(tx, asked)) === undefined) return refuse({ code: "not_found" });
        const id = uuidv7();
        const change = { ...wanted, id, askedBy: staffId, askedAt: clock() };
        if (!(await insertJackpotChange(tx, change))) return refuse({ code: "pot_change_waits" });
        const facts = { ...spell(wanted), reason: asked.reason };
        const subject = subjectOf(asked);
        await record(tx, { staffId, action: "games.pot-change-asked", subject, facts });
        return ok({ id });
      });
    },

    /** A yes: the part of stakes counts at once, the seed and the most with the next pot. */
    async answerChange(asked: {
      readonly id: string;
      readonly staffId: string;
      readonly verdict: Verdict;
    }): Promise<Result<undefined, Unknown | AnswerRefusal>> {
      const { id, staffId } = asked;
      return transact(database, async (tx): Promise<Result<undefined, Unknown | AnswerRefusal>> => {
        const change = await lockJackpotChange(tx, id);
        if (change === undefined) return refuse({ code: "not_found" });
        const decided = decideAnswer(change, asked);
        if (!decided.ok) return decided;
        if (decided.value === "repeated") return ok();
        const answer = decided.value;
        const at = clock();
        const before = await findDefinition(tx, change);
        if (before === undefined) return refuse({ code: "not_found" });
        if (answer === "approved") {
          const { parts, seed, dropsBy } = change;
          await changeJackpot(tx, { ...before, parts, seed, dropsBy }, at);
        }
        await writeJackpotAnswer(tx, id, { answer, staffId, at });
        await record(tx, {
          staffId,
          action: `games.pot-change-${answer}`,
          subject: subjectOf(change),
          before: spell(before),
          after: answer === "approved" ? spell(change) : spell(before),
        });
        return ok();
      });
    },
  };
}

export type JackpotDesk = ReturnType<typeof createJackpotDesk>;

async function readSwitches({ db }: Pick<Database, "db">) {
  const { rows } = await sql<{
    jackpot: string;
    asset: string;
    at: Date;
    by: string;
    reason: string;
  }>`
    SELECT jackpot, asset, switched_at AS at, switched_by AS by, switch_reason AS reason
    FROM casino.jackpots WHERE switched_at IS NOT NULL
  `.execute(db);
  return rows.map(({ jackpot, asset, ...switched }) => ({
    jackpot,
    asset: assetOf(asset),
    switched,
  }));
}
