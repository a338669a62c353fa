import type { Balance } from "@croupier/contracts";
import type { Database } from "@croupier/database";
import { systemClock, type Clock } from "@croupier/kit/time";
import { ledgerScale, money, type Asset, type Money } from "@croupier/kit/money";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { createLedgerReader, type Ledger, type PostResult } from "@croupier/ledger";
import { accountKinds, accountNames } from "./accounts.ts";
import { factsOf } from "./balance-facts.ts";
import { readBalanceHistory, type BalancePoint } from "./balance-history.ts";
import { demoGrantId } from "./demo-grant-id.ts";
import { createBalanceReading, type ReadTurnoverPercents } from "./read-balances.ts";
import type { WalletRefusal } from "./refusals.ts";
import type { ReadReturned } from "./turnover.ts";
import { createWalletReader } from "./wallet-reader.ts";
import { recordWallet } from "./wallet-transactor.ts";

export type WalletOptions = {
  ledger: Ledger;
  database: Database;
  clock?: Clock;
  /** Absent: nobody has to stake anything before money leaves. */
  readTurnoverPercents?: ReadTurnoverPercents;
  /** Absent: no deposit goes back. */
  readReturned?: ReadReturned;
};

export type Wallet = {
  /** Opens the player's accounts; opening again in the same currency changes nothing. */
  openWallet(playerId: string, currency: Asset): Promise<Result<undefined, WalletRefusal>>;
  /** The twelve balances, as the wire wants them. */
  readBalances(playerId: string): Promise<Result<Balance[], WalletRefusal>>;
  /** What the player has to give back after a charge was taken back; nothing, for nearly everybody. */
  readOwed(playerId: string): Promise<Result<Money, WalletRefusal>>;
  /** What the player had in all at moments of the past. */
  readHistory(
    playerId: string,
    moments: readonly Date[],
  ): Promise<Result<BalanceHistory, WalletRefusal>>;
  /** Play money, once a player. Only a caller that knows it runs a demo can say so. */
  grantDemo(playerId: string, currency: Asset, capability: DemoCapability): Promise<PostResult>;
};

export type BalanceHistory = {
  readonly currency: Asset;
  readonly points: readonly BalancePoint[];
};

export type DemoCapability = { readonly mode: "demo" };

/** A thousand of most currencies is pocket money; a thousand bitcoin is not, not even in play. */
const demoGrantMajor = (currency: Asset): bigint => (ledgerScale(currency) > 2 ? 1n : 1_000n);

export function createWallet({
  ledger,
  database,
  clock = systemClock,
  readTurnoverPercents,
  readReturned = async () => [],
}: WalletOptions): Wallet {
  const reader = createWalletReader(database);

  return {
    async openWallet(playerId, currency) {
      const recorded = await recordWallet(database, { playerId, currency });
      if (recorded !== currency) return refuse({ code: "wallet_currency_fixed" });
      await ledger.openAccounts({
        playerId,
        accounts: accountKinds.map((kind) => accountNames[kind]),
        asset: currency,
      });
      return ok();
    },

    readBalances: createBalanceReading({
      database,
      clock,
      readTurnoverPercents,
      readReturned,
    }),

    async readOwed(playerId) {
      const currency = await reader.findCurrency(playerId);
      if (currency === undefined) return refuse({ code: "wallet_unknown" });
      const balances = await createLedgerReader(database).readBalances(playerId);
      return ok(factsOf(balances, currency).owed);
    },

    async readHistory(playerId, moments) {
      const currency = await reader.findCurrency(playerId);
      if (currency === undefined) return refuse({ code: "wallet_unknown" });
      const points = await readBalanceHistory(database.db, { playerId, currency, moments });
      return ok({ currency, points });
    },

    async grantDemo(playerId, currency, { mode }) {
      await ledger.openHouseAccount({ account: "house_demo_grants", asset: currency });
      return ledger.post({
        transferId: demoGrantId(playerId),
        playerId,
        kind: "grant",
        from: "house_demo_grants",
        to: accountNames.cashFree,
        amount: money(demoGrantMajor(currency) * 10n ** BigInt(ledgerScale(currency)), currency),
        reason: `${mode}_grant`,
        happenedAt: clock(),
      });
    },
  };
}
