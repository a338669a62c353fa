import { createPaymentHistory } from "@croupier/cashier";
import { isOpen, maintenanceUnderWay } from "@croupier/content";
import type { Breakers } from "@croupier/kit/breaker";
import { createLedger } from "@croupier/ledger";
import {
  createSaferPlay,
  readResidences,
  readShownNames,
  type FindRegister,
  type Players,
  type QueueLetter,
} from "@croupier/players";
import {
  createStatements,
  createWalletReader,
  readMoneyHistory,
  readMoneyUsed,
} from "@croupier/wallet";
import type { Brand, Brands } from "./brands.ts";
import { composeCashier } from "./compose-cashier.ts";
import { composeCasino } from "./compose-casino.ts";
import type { composeDocuments } from "./compose-documents.ts";
import { composePlayMoney } from "./compose-play-money.ts";
import { composeProviders } from "./compose-providers.ts";
import { composeWallet } from "./compose-wallet.ts";
import { composeWithdrawals } from "./compose-withdrawals.ts";
import { composeTransfers } from "./compose-transfers.ts";
import type { Needs } from "./compose.ts";
import { gatherBalances } from "./gather-balances.ts";

/** Closed by a switch, or because the whole site is. */
function isPlayClosed(brand: Brand | undefined, now: Date): boolean {
  if (brand === undefined) return false;
  return !isOpen(brand.standing, "play") || maintenanceUnderWay(brand.standing, now) !== undefined;
}

/** Everything that moves money, and what a player's standing lets it move. */
export function composeMoney(
  needs: Needs & {
    readonly breakers: Breakers;
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
    playIsClosed: (brand) => isPlayClosed(brands.findBrand(brand), clock()),
    readMoneyHistory,
    endSessionsOf: players.endSessionsOf,
    provePassword: players.provePassword,
    provePasswordToStop: players.provePasswordToStop,
    findRegister: needs.findRegister,
    reportError: (error) => needs.reportError(error, "exclusion register"),
  });
  const { standing } = saferPlay;
  const brandNameOf = async (code: string) => brands.findBrand(code)?.name ?? code;
  const { deposits } = composeCashier({
    ...needs,
    payments: config.payments,
    btcpay: config.btcpay,
    ledger,
    standing,
    documentDuties: documents.documentDuties,
    readProfile: players.profile.read,
    brandNameOf,
  });
  const { withdrawals } = composeWithdrawals({
    ...needs,
    payments: config.payments,
    ledger,
    standing,
    documentDuties: documents.documentDuties,
    brandNameOf,
  });
  const { transfers } = composeTransfers({
    ...needs,
    ledger,
    saferPlay,
    documentDuties: documents.documentDuties,
  });
  const playMoney = composePlayMoney({ database, clock, ledger, announce, standing });
  const providers = composeProviders({ config, database, clock, money: playMoney });
  const casino = composeCasino({ ...needs, playMoney, saferPlay, announce });
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
    casino,
    readResidence: async (playerId: string) => {
      const [residence] = await readResidences(database.db, [playerId]);
      return residence ?? {};
    },
    findCurrency: createWalletReader(database).findCurrency,
    drainMoney: async () => {
      await Promise.all([playMoney.drain(), ledger.drain(), providers.drain(), casino.drain()]);
    },
  };
}
