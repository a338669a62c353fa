import { assert } from "@croupier/kit/assert";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Transact } from "@croupier/database";
import { CompiledQuery } from "kysely";
import type pg from "pg";
import { assetCode, moneyOf } from "./asset-code.ts";
import { isLedgerRefusalCode, type LedgerRefusal } from "./refusals.ts";
import type { Posted, Reached, Transfer } from "./transfer.ts";

export type PostResult = Result<Posted, LedgerRefusal>;

const doorway = `SELECT ordinal::integer, verdict, recorded_at, from_balance, from_version, to_balance, to_version
  FROM ledger.post_transfers($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

type Row = [
  ordinal: number,
  verdict: string,
  recordedAt: Date,
  fromBalance: bigint | null,
  fromVersion: bigint | null,
  toBalance: bigint | null,
  toVersion: bigint | null,
];

/** The same row where the driver gives columns their names. */
type Named = {
  ordinal: number;
  verdict: string;
  recorded_at: Date;
  from_balance: bigint | null;
  from_version: bigint | null;
  to_balance: bigint | null;
  to_version: bigint | null;
};

/** One call of the doorway: one statement, one transaction. Answers in the order of the transfers. */
export async function postBatch(
  pool: pg.Pool,
  stripe: number,
  transfers: readonly Transfer[],
): Promise<PostResult[]> {
  const { rows } = await pool.query<Row>({
    text: doorway,
    values: [stripe, ...columnsOf(transfers)],
    rowMode: "array",
  });
  return inOrder(transfers, rows);
}

/** The same doorway inside a transaction of the caller, who has looked at something before. */
export async function postWithin(
  tx: Transact,
  stripe: number,
  transfer: Transfer,
): Promise<PostResult> {
  const asked = CompiledQuery.raw(doorway, [stripe, ...columnsOf([transfer])]);
  const { rows } = await tx.executeQuery<Named>(asked);
  const [result] = inOrder(
    [transfer],
    rows.map((row) => [
      row.ordinal,
      row.verdict,
      row.recorded_at,
      row.from_balance,
      row.from_version,
      row.to_balance,
      row.to_version,
    ]),
  );
  assert(result !== undefined, "one transfer has one answer");
  return result;
}

function inOrder(transfers: readonly Transfer[], rows: readonly Row[]): PostResult[] {
  const results = Array.from<PostResult | undefined>({ length: transfers.length });
  for (const row of rows) {
    const transfer = transfers[row[0] - 1];
    assert(transfer !== undefined, "the doorway answers only what was asked");
    results[row[0] - 1] = resultOf(transfer, row);
  }
  return results.map((result) => {
    assert(result !== undefined, "the doorway answers every transfer");
    return result;
  });
}

/**
 * Array literals, written here because the driver quotes each element one by one. Nothing needs
 * quoting: `assertTransfer` has let only UUIDs, lower_case names and real moments through.
 */
function columnsOf(transfers: readonly Transfer[]): string[] {
  const column = (value: (transfer: Transfer) => unknown) => `{${transfers.map(value).join(",")}}`;
  return [
    column((transfer) => transfer.playerId),
    column((transfer) => transfer.transferId),
    column((transfer) => transfer.kind),
    column((transfer) => transfer.from),
    column((transfer) => transfer.to),
    column((transfer) => assetCode(transfer.amount.asset)),
    column((transfer) => transfer.amount.minor),
    column((transfer) => transfer.reason),
    column((transfer) => transfer.happenedAt.toISOString()),
  ];
}

function resultOf(transfer: Transfer, row: Row): PostResult {
  const [, verdict, recordedAt, fromBalance, fromVersion, toBalance, toVersion] = row;
  if (isLedgerRefusalCode(verdict)) return refuse({ code: verdict });
  assert(verdict === "posted" || verdict === "repeated", `unforeseen verdict ${verdict}`);
  const code = assetCode(transfer.amount.asset);
  return ok({
    transferId: transfer.transferId,
    recordedAt,
    from: reached(code, fromBalance, fromVersion),
    to: reached(code, toBalance, toVersion),
  });
}

function reached(code: string, balance: bigint | null, version: bigint | null): Reached | null {
  return balance === null || version === null ? null : { balance: moneyOf(balance, code), version };
}
