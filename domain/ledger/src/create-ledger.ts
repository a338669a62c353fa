import { randomInt } from "node:crypto";
import type { Database } from "@croupier/database";
import type { Asset } from "@croupier/kit/money";
import { refuse, type Refusal } from "@croupier/kit/result";
import {
  closePlayerAccount,
  openHouseAccount,
  openPlayerAccounts,
  type PlayerAccounts,
} from "./accounts.ts";
import { createBatcher, type Outcome } from "./batcher.ts";
import { stripes, type HouseAccount } from "./house.ts";
import { postBatch, type PostResult } from "./post-batch.ts";
import { postChecked, type Check, type CheckedResult, type WhenPosted } from "./post-checked.ts";
import { postTogether, type Decide, type TogetherResult } from "./post-together.ts";
import { createGatheringReader, type LedgerReader } from "./reader.ts";
import { sendOrSplit } from "./send-or-split.ts";
import { assertTransfer, type Transfer } from "./transfer.ts";

export type LedgerOptions = {
  database: Database;
  /** Told after the commit whose balances moved, to fan it out; never part of the money's way. */
  announce: (playerIds: readonly string[]) => void;
  tuning?: Partial<LedgerTuning>;
};

export type LedgerTuning = {
  /** Batches in flight: while one waits for the disk, the next is worked on. */
  lanes: number;
  batchMax: number;
  waitingMax: number;
  gatherMs: number;
};

/** Measured by bench/ledger: larger batches gain little and make the slowest answer slower. */
export const defaultTuning: LedgerTuning = {
  lanes: 2,
  batchMax: 250,
  waitingMax: 10_000,
  gatherMs: 2,
};

export type Ledger = LedgerReader & {
  openAccounts(accounts: PlayerAccounts): Promise<void>;
  openHouseAccount(account: { account: HouseAccount; asset: Asset }): Promise<void>;
  closeAccount(account: { playerId: string; account: string; asset: Asset }): Promise<void>;
  /** Throws LedgerOutage when the outcome stayed unknown: ask again with the same id. */
  post(transfer: Transfer): Promise<PostResult>;
  /** The same after a look that happens in the transaction of the money, under a lock of its own. */
  postChecked<R extends Refusal>(
    transfer: Transfer,
    check: Check<R>,
    whenPosted?: WhenPosted,
  ): Promise<CheckedResult<R>>;
  /** Several of one player at once, all or none, decided in the transaction that posts them. */
  postTogether<R extends Refusal>(decide: Decide<R>): Promise<TogetherResult<R>>;
  /** Resolves when every transfer that was taken is answered: the last step before closing. */
  drain(): Promise<void>;
};

export function createLedger({ database, announce, tuning }: LedgerOptions): Ledger {
  const settings = { ...defaultTuning, ...tuning };
  // Each process begins somewhere else, so that two of them seldom meet on one stripe.
  const stripeFirst = randomInt(stripes);
  const batcher = createBatcher<Transfer, PostResult>({ ...settings, send });

  async function send(transfers: readonly Transfer[], lane: number) {
    const stripe = ((stripeFirst + lane) % stripes) + 1;
    const outcomes = await sendOrSplit(transfers, (some) => postBatch(database.pool, stripe, some));
    const moved = transfers.filter((_, index) => isPosted(outcomes[index])).map(playerOf);
    // After the answers: a port that fails must not make a posted transfer look lost.
    if (moved.length > 0) queueMicrotask(() => announce(moved));
    return outcomes;
  }

  return {
    ...createGatheringReader(database),
    openAccounts: (accounts) => openPlayerAccounts(database, accounts),
    openHouseAccount: (account) => openHouseAccount(database, account),
    closeAccount: (account) => closePlayerAccount(database, account),
    post: async (transfer) => {
      assertTransfer(transfer);
      if (batcher.isFull()) return refuse({ code: "ledger_overloaded" });
      return batcher.submit(transfer.playerId, transfer);
    },
    postChecked: async (transfer, check, whenPosted) => {
      const posted = await postChecked(database, transfer, check, whenPosted);
      if (posted.ok) queueMicrotask(() => announce([transfer.playerId]));
      return posted;
    },
    postTogether: async (decide) => {
      const posted = await postTogether(database, decide);
      const moved = posted.ok ? posted.value.map(playerOf) : [];
      if (moved.length > 0) queueMicrotask(() => announce([...new Set(moved)]));
      return posted;
    },
    drain: () => batcher.drain(),
  };
}

function isPosted(outcome: Outcome<PostResult> | undefined): boolean {
  return outcome !== undefined && "answer" in outcome && outcome.answer.ok;
}

function playerOf(transfer: Transfer): string {
  return transfer.playerId;
}
