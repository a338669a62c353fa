import { findUnfinished, parseBlocks } from "@croupier/blocks/schema";
import { createContent, createOperations } from "@croupier/content";
import type { Block } from "@croupier/contracts";
import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import { createAskForWholeAudit, createOversight } from "@croupier/oversight";
import { findPerson } from "@croupier/players";
import { createProviderSwitches } from "@croupier/providers";
import { announceContent, createAnnouncer } from "@croupier/server/announcer";
import { siteOriginOf } from "@croupier/server/preview";
import { createAffiliateApplications } from "@croupier/rewards";
import { createSupport, createTicketDesk } from "@croupier/support";
import type { Logger } from "pino";
import { composeGames } from "./games/compose-games.ts";
import { composePlayers } from "./compose-players.ts";
import { composeTreasury } from "./compose-treasury.ts";
import { composeDocuments } from "./documents/compose-documents.ts";
import type { BackofficeConfig } from "./config.ts";
import { createDeskPreviews } from "./preview-links.ts";
import { createHouseStatus } from "./read-house-status.ts";
import type { Services } from "./services.ts";
import { createStaffCookie } from "./staff-cookie.ts";

/** The one place where the back-office's rooms are made and handed to each other. */
export function compose(needs: {
  config: BackofficeConfig;
  database: Database;
  clock: Clock;
  logger: Logger;
  isStopping: () => boolean;
}): Services {
  const { config, database, clock, logger } = needs;
  const { mode, keyring } = config;
  const oversight = createOversight({
    database,
    clock,
    keyring,
    hashingLimits: config.hashing,
    requireSecondFactor: mode === "production",
  });
  const support = createSupport({ database, clock });
  const announcer = createAnnouncer(database);
  const content = createContent({
    database,
    clock,
    checkBlocks: (blocks) => parseBlocks(blocks).problems,
    // What is stored was checked to be a list of blocks.
    findUnfinished: (blocks) => findUnfinished(blocks as readonly Block[]),
    record: (tx, { by, ...act }) => oversight.recordAct(tx, { login: by, ...act }),
    announce: announceContent({
      announcer,
      onError: (error) => logger.warn({ err: error }, "a publication was not announced"),
    }),
  });
  const operations = createOperations({
    database,
    clock,
    record: (tx, { by, ...act }) => oversight.recordAct(tx, { staffId: by.id, ...act }),
    // The act stands by then. Servers that hear nothing of it look by themselves, each second.
    announce: () =>
      announcer
        .announce({ topic: "purge", ids: ["site-configuration"] })
        .catch((error: unknown) => logger.warn({ err: error }, "an act was not announced")),
  });
  const affiliates = createAffiliateApplications({
    database,
    clock,
    queueLetter: support.queueLetter,
    record: (tx, { by, ...act }) => oversight.recordAct(tx, { staffId: by.id, ...act }),
    async findBrand(code) {
      const found = await operations.findBrand(code);
      return { name: found?.settings.brandName ?? code, origin: await siteOriginOfBrand(code) };
    },
  });
  // The money has moved by then; a tab that hears nothing of it asks by itself.
  const announceBalances = (ids: readonly string[]) =>
    void announcer
      .announce({ topic: "balance", ids })
      .catch((error: unknown) => logger.warn({ err: error }, "a balance was not announced"));
  async function siteOriginOfBrand(code: string): Promise<string> {
    const found = await operations.findBrand(code);
    return siteOriginOf(config.siteOrigin, found?.brand.hosts ?? []);
  }
  const players = composePlayers({
    database,
    clock,
    keyring,
    oversight,
    support,
    brandNameOf: async (code) => (await operations.findBrand(code))?.settings.brandName ?? code,
    announceSessionsEnded: ({ tokenHashes }) =>
      announcer.announce({ topic: "sessions-ended", ids: tokenHashes }),
    announceBalances,
    reportError: (error) => logger.warn({ err: error }, "sessions ended without being told"),
  });
  const { saferPlay } = players;
  return {
    clock,
    ...players,
    ...composeGames({ database, clock, keyring, oversight, saferPlay, announceBalances }),
    siteOriginOfBrand,
    ...composeTreasury({ database, clock, oversight, announceBalances }),
    content,
    documents: composeDocuments({ database, keyring, oversight, operations, support }),
    affiliates,
    tickets: composeTickets({ database, clock, oversight, support, operations, siteOriginOfBrand }),
    providerSwitches: createProviderSwitches({ database, clock, record: oversight.recordAct }),
    operations,
    oversight,
    support,
    readPublished: content.readSnapshot,
    previewLink: createDeskPreviews({ content, keyring, clock, siteOrigin: config.siteOrigin }),
    staffCookie: createStaffCookie({ https: config.http.https }),
    messagesAreOpen: mode !== "production",
    askForWholeAudit: createAskForWholeAudit({ database, record: oversight.recordAct }),
    readHouseStatus: createHouseStatus({ database, clock, oversight, support, mode }),
    isReady: async () => !needs.isStopping() && (await answers(database)),
  };
}

/** Tickets, with the facts of reader and brand that an e-mail about them needs. */
function composeTickets({
  oversight,
  operations,
  siteOriginOfBrand,
  ...needs
}: Pick<Services, "clock" | "oversight" | "operations" | "siteOriginOfBrand"> & {
  database: Database;
  support: Services["support"];
}) {
  return createTicketDesk({
    ...needs,
    queueLetter: needs.support.queueLetter,
    findAddress: async (tx, playerId) => (await findPerson(tx, playerId))?.email,
    record: (tx, { by, ...act }) => oversight.recordAct(tx, { staffId: by.id, ...act }),
    async findBrand(code) {
      const found = await operations.findBrand(code);
      if (found === undefined) throw new Error("a ticket is of a brand that there is");
      const { brandName: name, supportAnswerHours: answerHours } = found.settings;
      return { name, answerHours, origin: await siteOriginOfBrand(code) };
    },
  });
}

async function answers(database: Database): Promise<boolean> {
  try {
    await database.pool.query("SELECT 1");
    return true;
  } catch {
    return false;
  }
}
