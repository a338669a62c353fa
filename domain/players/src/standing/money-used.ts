import type { Database, Transact } from "@croupier/database";
import type { Asset } from "@croupier/kit/money";
import type { LimitKind } from "@croupier/policy";

/** What a player's money did within spans that end now, as the limits count it. */
export type MoneyUsed = Readonly<
  Record<
    // What was won less what was staked; below zero when more was staked.
    Exclude<LimitKind, "session"> | "net",
    readonly { readonly minor: bigint; readonly earliest: Date | null }[]
  >
>;

/** A port: whose words the ledger's movements are is the wallet's to know. One answer a player, in order. */
export type ReadMoneyUsed = (
  db: Database["db"] | Transact,
  asked: {
    players: readonly { readonly playerId: string; readonly currency: Asset }[];
    spansMs: readonly number[];
    now: Date;
  },
) => Promise<readonly MoneyUsed[]>;
