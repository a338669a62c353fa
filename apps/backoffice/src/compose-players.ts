import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import { createLedger, readMoneyKept } from "@croupier/ledger";
import type { Oversight } from "@croupier/oversight";
import {
  createDocumentDuties,
  createErasureDesk,
  createPlayerDesk,
  createPlayers,
  createSaferPlay,
  type Keyring,
  type SessionsEnded,
} from "@croupier/players";
import type { Support } from "@croupier/support";
import { composeWallet, composeWithdrawalDesk, hasMoneyUnderWay } from "@croupier/server/cashier";
import { readMoneyHistory, readMoneyUsed } from "@croupier/wallet";
import { staffNames } from "./desk/staff-names.ts";
import type { Services } from "./services.ts";

/** The rooms of players, as staff use them: nobody joins or signs in here, and the only money that moves leaves. */
export function composePlayers(needs: {
  database: Database;
  clock: Clock;
  keyring: Keyring;
  oversight: Oversight;
  support: Support;
  brandNameOf: (brand: string) => Promise<string>;
  announceSessionsEnded: (ended: SessionsEnded) => Promise<void>;
  announceBalances: (playerIds: readonly string[]) => void;
  reportError: (error: unknown) => void;
}): Pick<Services, "erasureDesk" | "playerDesk" | "saferPlay" | "wallet" | "withdrawalDesk"> {
  const { database, oversight, support } = needs;
  const players = createPlayers({
    ...needs,
    queueLetter: support.queueLetter,
    queueText: support.queueSms,
  });
  const { endSessionsOf, ownSessions, provePassword } = players;
  const ledger = createLedger({ database, announce: needs.announceBalances });
  const { queueLetter } = support;
  const saferPlay = createSaferPlay({
    database,
    readMoneyUsed,
    readMoneyHistory,
    endSessionsOf,
    provePassword,
  });
  return {
    playerDesk: createPlayerDesk({
      database,
      endSessionsOf,
      ownSessions,
      queueLetter: support.queueLetter,
      brandNameOf: needs.brandNameOf,
      record: oversight.recordAct,
      countExportedToday: (tx, staffId) =>
        oversight.sumToday(tx, { staffId, action: "players.exported", fact: "rows" }),
    }),
    erasureDesk: createErasureDesk({
      ...needs,
      money: { readMoneyKept, hasMoneyUnderWay },
      queueLetter: support.queueLetter,
      endSessionsOf,
      record: oversight.recordAct,
    }),
    saferPlay,
    wallet: composeWallet({ ...needs, ledger }),
    withdrawalDesk: composeWithdrawalDesk({
      ...needs,
      ledger,
      players,
      standing: saferPlay.standing,
      documentDuties: createDocumentDuties({ ...needs, queueLetter }),
      queueLetter,
      record: oversight.recordAct,
      staffNames: () => staffNames(oversight),
    }),
  };
}
