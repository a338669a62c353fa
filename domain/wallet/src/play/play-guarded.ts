import { transact, type Database, type Transact } from "@croupier/database";
import { assert } from "@croupier/kit/assert";
import { money } from "@croupier/kit/money";
import { refuse, type Refusal } from "@croupier/kit/result";
import { sql } from "kysely";
import type { MoneyGuards } from "../guarded-money.ts";
import { readRefused, spellRefused } from "./guard-refusal.ts";
import type { BetAsked } from "./play-asked.ts";
import { playBatchWithin, type AnyPlayResult } from "./play-batch.ts";

type Room<Product extends string, R extends Refusal> = {
  readonly database: Database;
  readonly guards: Pick<MoneyGuards<Product, R>, "mayPlay">;
  /** What a guard may take back by the next attempt: it is answered, and not kept as the verdict. */
  readonly refusedForNow: ReadonlySet<R["code"]>;
};

/** Bets of several players: their guards are asked and their stakes taken in one transaction. */
export function playGuarded<Product extends string, R extends Refusal>(
  { database, guards, refusedForNow }: Room<Product, R>,
  { stripe, asked }: { readonly stripe: number; readonly asked: readonly BetAsked<Product>[] },
): Promise<AnyPlayResult[]> {
  return transact(database, async (tx) => {
    const permissions = await guards.mayPlay(
      tx,
      asked.map(({ playerId, sessionId, product, minor, asset, roundMs }) => {
        return { playerId, sessionId, product, stake: money(minor, asset), roundMs };
      }),
    );
    assert(permissions.length === asked.length, "the guards answer every bet");
    const judged = asked.map((bet, index) => {
      const permission = permissions[index];
      return { bet, refusal: permission?.ok === false ? permission.refusal : undefined };
    });
    const passing = judged.filter(({ refusal }) => refusal && refusedForNow.has(refusal.code));
    const known = await findKnown(tx, passing);
    const isForNow = (one: (typeof judged)[number]) =>
      passing.includes(one) && !known.has(one.bet.operationId);
    const lasting = judged.filter((one) => !isForNow(one));
    const answers = await playBatchWithin(tx, {
      stripe,
      asked: lasting.map(({ bet }) => bet),
      refused: lasting.map(({ refusal }) => refusal),
    });
    const answerOf = new Map(lasting.map((one, index) => [one, answers[index]]));
    return judged.map((one) => answerOf.get(one) ?? refuse(readRefused(spellRefused(one.refusal))));
  });
}

/** Which of these had a verdict before: that one is answered, whatever the guards say now. */
async function findKnown(
  tx: Transact,
  asked: readonly { readonly bet: BetAsked<string> }[],
): Promise<ReadonlySet<string>> {
  if (asked.length === 0) return new Set();
  const { rows } = await sql<{ operation_id: string }>`
    SELECT known.operation_id
    FROM unnest(
      ${asked.map(({ bet }) => bet.playerId)}::uuid[],
      ${asked.map(({ bet }) => bet.operationId)}::uuid[]
    ) AS asked (player_id, operation_id)
    JOIN wallet.operations AS known USING (player_id, operation_id)
  `.execute(tx);
  return new Set(rows.map((row) => row.operation_id));
}
