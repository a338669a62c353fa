import type { Transact } from "@croupier/database";
import { assert } from "@croupier/kit/assert";
import { uuidv7 } from "@croupier/kit/ids";
import { money, type Asset } from "@croupier/kit/money";
import { ok, refuse } from "@croupier/kit/result";
import { assetCode, type HouseAccount } from "@croupier/ledger";
import { CompiledQuery } from "kysely";
import type { PlayAsked } from "./play-asked.ts";
import { balanceOf, splitOf, type SplitColumns } from "./play-balance.ts";
import type { AnyPlayResult } from "./play-batch.ts";
import { isPlayRefusalCode } from "./refusals.ts";

/** A new round's stake, and its end where it is over at once. */
export type StakedRound = {
  readonly stake: PlayAsked<string>;
  readonly end: PlayAsked<string> | undefined;
};

/** Whose accounts a batch touches, here and after: they are locked here, all in one order. */
export type Locked = {
  readonly playerId: string;
  readonly house: HouseAccount;
  readonly asset: Asset;
};

const doorway = `SELECT ordinal::integer, verdict, recorded_at,
    moved_cash_free, moved_cash_locked, moved_bonus_playable, cash_free, cash_locked, bonus_playable, held
  FROM wallet.play_rounds($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`;

type Row = SplitColumns & {
  ordinal: number;
  verdict: string;
  recorded_at: Date | null;
  moved_cash_free: bigint | null;
  moved_cash_locked: bigint | null;
  moved_bonus_playable: bigint | null;
};

/** What became of each in its order: of its end where it has one. Ids are new, so nothing is a repeat. */
export async function playRoundsWithin(
  tx: Transact,
  batch: {
    readonly stripe: number;
    readonly locked: readonly Locked[];
    readonly rounds: readonly StakedRound[];
  },
): Promise<AnyPlayResult[]> {
  const { rounds } = batch;
  const { rows } = await tx.executeQuery<Row>(CompiledQuery.raw(doorway, columnsOf(batch)));
  const byOrdinal = new Map(rows.map((row) => [row.ordinal, row]));
  return rounds.map(({ stake, end }, index) => {
    const row = byOrdinal.get(index + 1);
    assert(row !== undefined, "the doorway answers every round");
    return resultOf(end ?? stake, row);
  });
}

/** Array literals need no quoting here: `assertAsked` let only UUIDs, names and moments through. */
function columnsOf({ stripe, locked, rounds }: Parameters<typeof playRoundsWithin>[1]): unknown[] {
  const literal = <One>(all: readonly One[], value: (one: One) => unknown) =>
    `{${all.map((one) => value(one) ?? "NULL").join(",")}}`;
  const column = (value: (one: StakedRound) => unknown) => literal(rounds, value);
  // Made by the clock, so that what moved lies in the partition of its time; the transfers of one
  // command count up from the 0 it ends in.
  const transferIds = () => column(() => `${uuidv7().slice(0, 35)}0`);
  return [
    stripe,
    literal(locked, (one) => one.playerId),
    literal(locked, (one) => one.house),
    literal(locked, (one) => assetCode(one.asset)),
    column(({ stake }) => stake.playerId),
    column(({ stake }) => stake.roundId),
    column(({ stake }) => stake.operationId),
    column(({ end }) => end?.operationId),
    transferIds(),
    transferIds(),
    column(({ stake }) => stake.house),
    column(({ stake }) => assetCode(stake.asset)),
    column(({ stake }) => stake.product),
    column(({ stake }) => stake.minor),
    column(({ end }) => end?.minor),
    column(({ stake }) => stake.happenedAt.toISOString()),
  ];
}

function resultOf({ operationId, asset }: PlayAsked<string>, row: Row): AnyPlayResult {
  const { verdict } = row;
  if (isPlayRefusalCode(verdict)) return refuse({ code: verdict });
  assert(verdict === "done" && row.recorded_at !== null, `unforeseen verdict ${verdict}`);
  const moved = {
    cash_free: row.moved_cash_free,
    cash_locked: row.moved_cash_locked,
    bonus_playable: row.moved_bonus_playable,
  };
  return ok({
    operationId,
    recordedAt: row.recorded_at,
    isRepeat: false,
    moved: splitOf(moved, (minor) => money(minor, asset)),
    balance: balanceOf(row, asset),
  });
}
