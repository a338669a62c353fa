import { createPaymentHistory } from "@croupier/cashier";
import { createLedger } from "@croupier/ledger";
import {
  createSaferPlay,
  readShownNames,
  type FindRegister,
  type Players,
  type QueueLetter,
} from "@croupier/players";
import { createStatements, readMoneyHistory, readMoneyUsed } from "@croupier/wallet";
import type { Brands } from "./brands.ts";
import { composeCashier } from "./compose-cashier.ts";
import type { composeDocuments } from "./compose-documents.ts";
import { composePlayMoney } from "./compose-play-money.ts";
import { composeProviders } from "./compose-providers.ts";
import { composeWallet } from "./compose-wallet.ts";
import { composeWithdrawals } from "./compose-withdrawals.ts";
import { composeTransfers } from "./compose-transfers.ts";
import type { Needs } from "./compose.ts";
import { gatherBalances } from "./gather-balances.ts";

/** Everything that moves money, and what a player's standing lets it move. */
export function composeMoney(
  needs: Needs & {
    readonly brands: Brands;
    readonly players: Players;
    readonly findRegister: FindRegister;
    readonly documents: ReturnType<typeof composeDocuments>;
    readonly queueLetter: QueueLetter;
  },
) {
  const { config, database, clock, players, brands, documents } = needs;
  const announce = gatherBalances({
    fanOut: needs.fanOut,
    onError: (error) => needs.reportError(error, "fan-out"),
  });
  const ledger = createLedger({ database, announce });
  const saferPlay = createSaferPlay({
    database,
    readMoneyUsed,
    agreementsOf: (brand) => brands.findBrand(brand)?.agreements,
    readMoneyHistory,
    endSessionsOf: players.endSessionsOf,
    provePassword: players.provePassword,
    provePasswordToStop: players.provePasswordToStop,
    findRegister: needs.findRegister,
    reportError: (error) => needs.reportError(error, "exclusion register"),
  });
  const { standing } = saferPlay;
  const { deposits } = composeCashier({
    ...needs,
    payments: config.payments,
    btcpay: config.btcpay,
    ledger,
    standing,
    documentDuties: documents.documentDuties,
    readProfile: players.profile.read,
  });
  const { withdrawals } = composeWithdrawals({
    ...needs,
    payments: config.payments,
    ledger,
    standing,
    documentDuties: documents.documentDuties,
    brandNameOf: async (code) => brands.findBrand(code)?.name ?? code,
  });
  const { transfers } = composeTransfers({
    ...needs,
    ledger,
    saferPlay,
    documentDuties: documents.documentDuties,
  });
  const playMoney = composePlayMoney({ database, clock, ledger, announce, standing });
  const providers = composeProviders({ config, database, clock, money: playMoney });
  return {
    wallet: composeWallet({ database, clock, ledger }),
    withdrawals,
    statements: createStatements(database),
    paymentHistory: createPaymentHistory({
      database,
      readShownNames: (ids) => readShownNames(database.db, ids),
    }),
    transfers,
    saferPlay,
    deposits,
    providers,
    drainMoney: async () => {
      await Promise.all([playMoney.drain(), ledger.drain(), providers.drain()]);
    },
  };
}
