import type { Transact } from "@croupier/database";
import { assert } from "@croupier/kit/assert";
import { uuidv7 } from "@croupier/kit/ids";
import { money, type Asset } from "@croupier/kit/money";
import { ok, refuse } from "@croupier/kit/result";
import { assetCode } from "@croupier/ledger";
import { CompiledQuery } from "kysely";
import type pg from "pg";
import type { PlayAsked } from "./play-asked.ts";
import type { PlayResult } from "./play-money.ts";
import { balanceOf, splitOf, type SplitColumns } from "./play-balance.ts";
import { readRefused, spellRefused, type GuardRefusal } from "./guard-refusal.ts";
import { isPlayRefusalCode, type RefusedByGuard } from "./refusals.ts";

export type AnyPlayResult = PlayResult<RefusedByGuard<string>>;

const doorway = `SELECT ordinal::integer, verdict, first_verdict, refused_by_guard, recorded_at,
    moved_cash_free, moved_cash_locked, moved_bonus_playable, cash_free, cash_locked, bonus_playable, held
  FROM wallet.play($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`;

type Row = SplitColumns & {
  ordinal: number;
  verdict: string;
  first_verdict: string | null;
  refused_by_guard: string | null;
  recorded_at: Date | null;
  moved_cash_free: bigint | null;
  moved_cash_locked: bigint | null;
  moved_bonus_playable: bigint | null;
};

export type Batch = {
  readonly stripe: number;
  readonly asked: readonly PlayAsked<string>[];
  /** What a guard said of each; undefined: it had nothing against it, or was not asked. */
  readonly refused?: readonly (GuardRefusal | undefined)[];
};

/** One call of the doorway: one statement, one transaction. Answers in the order of the commands. */
export async function playBatch(pool: pg.Pool, batch: Batch): Promise<AnyPlayResult[]> {
  const { rows } = await pool.query<Row>({ text: doorway, values: columnsOf(batch) });
  return inOrder(batch, rows);
}

/** The same in the transaction in which the guards were asked. */
export async function playBatchWithin(tx: Transact, batch: Batch): Promise<AnyPlayResult[]> {
  const { rows } = await tx.executeQuery<Row>(CompiledQuery.raw(doorway, columnsOf(batch)));
  return inOrder(batch, rows);
}

/** Array literals need no quoting here: `assertAsked` let only UUIDs, names and moments through. */
function columnsOf({ stripe, asked, refused = [] }: Batch): unknown[] {
  const column = (value: (one: PlayAsked<string>) => unknown) =>
    `{${asked.map((one) => value(one) ?? "NULL").join(",")}}`;
  return [
    stripe,
    column((one) => one.playerId),
    column((one) => one.operationId),
    // Made by the clock, so that what moved lies in the partition of its time; it ends in 0, and
    // the transfers of one command count up from there.
    column(() => `${uuidv7().slice(0, 35)}0`),
    column((one) => one.kind),
    column((one) => one.roundId),
    column((one) => one.betId),
    column((one) => one.house),
    column((one) => assetCode(one.asset)),
    column((one) => one.product),
    column((one) => one.minor),
    column((one) => one.detail),
    asked.map((_, index) => spellRefused(refused[index])),
    column((one) => one.happenedAt.toISOString()),
  ];
}

function inOrder({ asked }: Batch, rows: readonly Row[]): AnyPlayResult[] {
  const byOrdinal = new Map(rows.map((row) => [row.ordinal, row]));
  return asked.map((one, index) => {
    const row = byOrdinal.get(index + 1);
    assert(row !== undefined, "the doorway answers every command");
    return resultOf(one, row);
  });
}

function resultOf({ operationId, asset }: PlayAsked<string>, row: Row): AnyPlayResult {
  const isRepeat = row.verdict === "repeated";
  const verdict = isRepeat ? row.first_verdict : row.verdict;
  assert(verdict !== null, "what is repeated had a verdict");
  if (isPlayRefusalCode(verdict)) return refuse({ code: verdict });
  if (verdict === "refused_by_guard") return refuse(readRefused(row.refused_by_guard));
  assert(verdict === "done" && row.recorded_at !== null, `unforeseen verdict ${verdict}`);
  return ok({
    operationId,
    recordedAt: row.recorded_at,
    isRepeat,
    moved: movedOf(row, asset),
    balance: balanceOf(row, asset),
  });
}

function movedOf(row: Row, asset: Asset) {
  return splitOf(
    {
      cash_free: row.moved_cash_free,
      cash_locked: row.moved_cash_locked,
      bonus_playable: row.moved_bonus_playable,
    },
    (minor) => money(minor, asset),
  );
}
