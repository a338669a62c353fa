import type { SandboxSettings } from "@croupier/cashier";
import type { FreshDatabase } from "@croupier/database/testing";
import { createBreakers } from "@croupier/kit/breaker";
import { ok } from "@croupier/kit/result";
import { systemClock } from "@croupier/kit/time";
import { createLedger } from "@croupier/ledger";
import { createSaferPlay } from "@croupier/players";
import { readMoneyHistory, readMoneyUsed } from "@croupier/wallet";
import { composeCashier } from "../src/compose-cashier.ts";

/** What the worker does every minute: how many deposits it asked about. */
export function reconcile(
  database: FreshDatabase["database"],
  payments: SandboxSettings,
  reportError: (error: unknown) => void = (error) => {
    throw error;
  },
): Promise<number> {
  const { standing } = createSaferPlay({
    database,
    readMoneyUsed,
    readMoneyHistory,
    endSessionsOf: async () => {},
    provePassword: async () => ok(),
  });
  const { reconcileDeposits } = composeCashier({
    payments,
    database,
    clock: systemClock,
    breakers: createBreakers(systemClock),
    ledger: createLedger({ database, announce: () => {} }),
    standing,
    documentDuties: { whenDeposited: async () => {} },
    queueLetter: async () => {},
    brandNameOf: async (brand) => brand,
    readProfile: () => Promise.reject(new Error("nobody begins a deposit here")),
    reportError,
  });
  return reconcileDeposits();
}
