import { freshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, money } from "@croupier/kit/money";
import { createLedger, type LedgerOptions, type Transfer } from "../src/face.ts";

export const eur = getAsset("EUR");

/** A ledger on a database of its own, with a bank of the house that may owe. */
export async function openWorld(tuning: LedgerOptions["tuning"] = {}) {
  const fresh = await freshDatabase();
  const announced: string[][] = [];
  const ledger = createLedger({
    database: fresh.database,
    announce: (playerIds) => announced.push([...playerIds]),
    tuning,
  });
  await ledger.openHouseAccount({ account: "house_bank", asset: eur });

  async function openPlayer(startMinor = 0n): Promise<string> {
    const playerId = uuidv7();
    await ledger.openAccounts({ playerId, accounts: ["cash_free", "held"], asset: eur });
    if (startMinor > 0n) {
      await ledger.post(transferOf({ playerId, amount: money(startMinor, eur) }));
    }
    return playerId;
  }

  async function balanceOf(playerId: string, account = "cash_free"): Promise<bigint | undefined> {
    const balances = await ledger.readBalances(playerId);
    return balances.find((entry) => entry.account === account)?.balance.minor;
  }

  return { ...fresh, ledger, announced, openPlayer, balanceOf };
}

/** Ten euros from the bank into the player's cash, unless the test says otherwise. */
export function transferOf(facts: Pick<Transfer, "playerId"> & Partial<Transfer>): Transfer {
  return {
    transferId: uuidv7(),
    kind: "grant",
    from: "house_bank",
    to: "cash_free",
    amount: money(10_00n, eur),
    reason: "test",
    happenedAt: new Date("2026-11-21T12:00:00Z"),
    ...facts,
  };
}
