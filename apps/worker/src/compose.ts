import { forgetGameSessions } from "@croupier/casino";
import { createContent, type Content } from "@croupier/content";
import type { Database } from "@croupier/database";
import { createBreakers, type Breakers } from "@croupier/kit/breaker";
import type { Clock } from "@croupier/kit/time";
import { createLedger, readLastSeal, readMoneyKept, sealTransfers } from "@croupier/ledger";
import {
  createOversight,
  createVisits,
  readQueueDepth,
  silentAfterMs,
  type LedgerSeal,
  type Oversight,
} from "@croupier/oversight";
import {
  createDocumentDuties,
  createDocumentRetention,
  createErasing,
  createPlayers,
  createSaferPlay,
  type DocumentDuties,
  type Players,
  type SaferPlay,
} from "@croupier/players";
import { forgetAnswered, forgetPlaySessions } from "@croupier/providers";
import { announceContent, createAnnouncer } from "@croupier/server/announcer";
import {
  composeCashier,
  composeTidyTransfers,
  composeWithdrawals,
  countLateWithdrawals,
  forgetProviderCalls,
  hasMoneyUnderWay,
} from "@croupier/server/cashier";
import { composeGames } from "@croupier/server/casino";
import { composePlayMoney } from "@croupier/server/play-money";
import { showBreakers } from "@croupier/server/shell";
import {
  createSmtpCarrier,
  createSupport,
  createTwilioCarrier,
  simulatedMail,
  simulatedSms,
  type Support,
} from "@croupier/support";
import { auditMoney, readMoneyHistory, readMoneyUsed } from "@croupier/wallet";
import type { Task } from "graphile-worker";
import type { Logger } from "pino";
import type { WorkerConfig } from "./config.ts";
import { createJobs } from "./jobs.ts";
import { createWorkerMetrics, type WorkerMetrics } from "./metrics.ts";
import type { TaskName } from "./tasks.ts";

export type Composed = {
  jobs: Record<TaskName, Task>;
  metrics: WorkerMetrics;
  content: Content;
  oversight: Oversight;
  support: Support;
  reportError: (error: unknown, traceId: string) => Promise<void>;
};

type Needs = {
  config: WorkerConfig;
  database: Database;
  clock: Clock;
  logger: Logger;
};

/** The one place where the worker's rooms are made and handed to each other. */
export function compose(needs: Needs): Composed {
  const { config, database, clock, logger } = needs;
  const { keyring } = config;
  const breakers = createBreakers(clock);
  const oversight = createOversight({ database, clock, keyring });
  const metrics = createWorkerMetrics({
    readQueue: () => readQueueDepth(database),
    countStaffActs: oversight.countStaffActs,
    countLateWithdrawals: () => countLateWithdrawals(database),
    countLateTickets: () => support.countLateTickets(),
  });
  showBreakers(metrics.registry, breakers);
  const support = createSupport({
    database,
    clock,
    mayBeOffered: (to) => saferPlay.mayBeOffered(to),
    sendersOf: (brand) => content.readSenders(brand),
    carriers: chooseCarriers(config, breakers),
  });
  const players = createPlayers({
    database,
    clock,
    keyring,
    sessionLimits: config.sessionLimits,
    queueLetter: support.queueLetter,
    queueText: support.queueSms,
    // What is swept had ended by time before: no other process still honours it.
    announceSessionsEnded: async () => {},
    reportError: (error) => logger.error({ err: error }, "players had trouble"),
  });
  const saferPlay = createSaferPlay({
    database,
    readMoneyUsed,
    readMoneyHistory,
    endSessionsOf: players.endSessionsOf,
    provePassword: players.provePassword,
  });
  const announcer = createAnnouncer(database);
  const content = createContent({
    database,
    clock,
    // What was scheduled is the act of whoever scheduled it.
    record: (tx, { by, ...act }) => oversight.recordAct(tx, { login: by, ...act }),
    announce: announceContent({
      announcer,
      onError: (error) => logger.warn({ err: error }, "a publication was not announced"),
    }),
  });
  async function brandNameOf(brandCode: string): Promise<string> {
    const found = await content.readSiteConfiguration({ brandCode, language: undefined });
    return found?.brandName ?? brandCode;
  }
  const documentDuties = createDocumentDuties({
    database,
    queueLetter: support.queueLetter,
    brandNameOf,
  });

  async function reportError(error: unknown, traceId: string): Promise<void> {
    metrics.unhandled.inc();
    await oversight.recordUnhandled({ process: "worker", error, traceId });
  }

  const announceBalances = (ids: readonly string[]) =>
    void announcer
      .announce({ topic: "balance", ids })
      .catch((error: unknown) => logger.warn({ err: error }, "balances were not announced"));
  const moving = { ...needs, breakers, saferPlay, announceBalances };
  const money = { documentDuties, players, queueLetter: support.queueLetter };
  const jobs = createJobs({
    expireHolds: composeExpiring(moving),
    ...composeGames(moving),
    ...composeReconciling({ ...moving, ...money, brandNameOf, reportError }),
    runDue: content.runDue,
    deliverDue: () => support.deliver(),
    sweeps: [players.sweepSessions, oversight.sweepSessions, oversight.staffRequests.sweep],
    documentDuties,
    ...composeErasing({ database, support, brandNameOf }),
    documentRetention: createDocumentRetention({ database }),
    ...composeBooks(database),
    audits: oversight.ledgerAudits,
    visits: createVisits({ database, clock }),
    processes: oversight.processes,
    ...composeForgetting({ database, players, oversight, support }),
    reportError: (error) => reportError(error, "audit"),
    logger,
    pool: database.pool,
    silentAfterMs,
    metrics,
    clock,
  });
  return { jobs, metrics, content, oversight, support, reportError };
}

/** What became of deposits, withdrawals and transfers, settled as the server would settle it. */
function composeReconciling(
  needs: Pick<Needs, "config" | "database" | "clock"> & {
    breakers: Breakers;
    saferPlay: Pick<SaferPlay, "standing" | "betweenPlayers">;
    announceBalances: (playerIds: readonly string[]) => void;
    documentDuties: DocumentDuties;
    players: Players;
    queueLetter: Support["queueLetter"];
    brandNameOf: (brandCode: string) => Promise<string>;
    reportError: Composed["reportError"];
  },
) {
  const { database, saferPlay, players, reportError } = needs;
  const room = {
    ...needs,
    payments: needs.config.payments,
    btcpay: needs.config.btcpay,
    ledger: createLedger({ database, announce: needs.announceBalances }),
    standing: saferPlay.standing,
    readProfile: players.profile.read,
    reportError: (error: unknown) => void reportError(error, "cashier"),
  };
  const { reconcileDeposits, compareDay } = composeCashier(room);
  const { moveWithdrawals } = composeWithdrawals(room);
  const tidyTransfers = composeTidyTransfers(room);
  return { reconcileDeposits, compareDay, moveWithdrawals, tidyTransfers };
}

/** Who carries letters and texts away. */
function chooseCarriers({ mail, sms }: WorkerConfig, breakers: Breakers) {
  return {
    mail:
      mail === "simulator"
        ? simulatedMail
        : createSmtpCarrier({
            url: mail.smtpUrl,
            from: mail.from,
            breaker: breakers.of("mail server"),
          }),
    sms:
      sms === "simulator"
        ? simulatedSms
        : createTwilioCarrier({ ...sms, breaker: breakers.of("SMS carrier") }),
  };
}

/** Stakes of rounds that nobody ended go back, and open tabs hear of it. */
function composeExpiring(
  needs: Pick<Needs, "database" | "clock"> & {
    announceBalances: (playerIds: readonly string[]) => void;
    saferPlay: Pick<SaferPlay, "standing">;
  },
) {
  const { database, clock, saferPlay } = needs;
  const { expireHolds } = composePlayMoney({
    database,
    clock,
    ledger: createLedger({ database, announce: () => {} }),
    announce: needs.announceBalances,
    standing: saferPlay.standing,
  });
  return expireHolds;
}

/** The books, sealed as they grow and read again and again. */
function composeBooks(database: Database) {
  return {
    sealTransfers: (signal: AbortSignal) => sealTransfers(database, signal),
    ledgerAudit: {
      sealTransfers: () => sealTransfers(database),
      readLastSeal: () => readLastSeal(database),
      run: (since?: LedgerSeal) => auditMoney(database, since),
    },
  };
}

/** What was kept to tell who comes again, and to play for an evening. */
function composeForgetting({
  database,
  players,
  oversight,
  support,
}: {
  database: Database;
  players: Players;
  oversight: Oversight;
  support: Pick<Support, "forgetMessagesBefore" | "forgetTicketsDoneBefore">;
}) {
  return {
    forgetDevicesUnseenSince: players.forgetDevicesUnseenSince,
    forgetPlaySessionsEndedBefore: (moment: Date) => forgetPlaySessions(database, moment),
    forgetGameSessionsEndedBefore: (moment: Date) => forgetGameSessions(database, moment),
    forgetAnsweredBefore: (moment: Date) => forgetAnswered(database, moment),
    forgetProviderCallsBefore: (moment: Date) => forgetProviderCalls(database, moment),
    forgetMessagesBefore: support.forgetMessagesBefore,
    forgetTicketsDoneBefore: support.forgetTicketsDoneBefore,
    forgetAttemptsBefore: async (moment: Date) => {
      await players.forgetAttemptsBefore(moment);
      await oversight.forgetAttemptsBefore(moment);
    },
  };
}

/** Whom staff let go, and the last letter to them. */
function composeErasing({
  database,
  support,
  brandNameOf,
}: {
  database: Database;
  support: Support;
  brandNameOf: (brandCode: string) => Promise<string>;
}) {
  const { queueLetter, scrubFarewells } = support;
  return {
    erasing: createErasing({
      database,
      money: { readMoneyKept, hasMoneyUnderWay },
      queueLetter,
      brandNameOf,
    }),
    scrubFarewells,
  };
}
