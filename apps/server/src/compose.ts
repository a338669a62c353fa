import { isPayoutTarget } from "@croupier/cashier";
import { sowCatalogue } from "@croupier/casino";
import { createContent } from "@croupier/content";
import type { Content } from "@croupier/content";
import { connect } from "@croupier/database";
import type { Database } from "@croupier/database";
import { createBreakers, type Breakers } from "@croupier/kit/breaker";
import type { Clock } from "@croupier/kit/time";
import {
  createConsents,
  createPersonalData,
  createUnhandledErrors,
  createVisits,
} from "@croupier/oversight";
import {
  createPlayers,
  deriveKey,
  findConfirmed,
  findPerson,
  type WhenJoined,
} from "@croupier/players";
import { createApplyAsAffiliate, createReferrals } from "@croupier/rewards";
import { createHelpFeedback, createSupport } from "@croupier/support";
import type { FanOut } from "../realtime/fan-out.ts";
import type { LiveContent } from "../content/live-content.ts";
import type { OpenCatalogue } from "../lobby/open-catalogue.ts";
import { readEmbeddedArea } from "../pages/embedded-area.ts";
import { siteOriginOf } from "../preview/site-origin.ts";
import { createAffiliates } from "./affiliates.ts";
import { createBrands } from "./brands.ts";
import type { Brands } from "./brands.ts";
import type { ServerConfig } from "./config.ts";
import { captchaOf } from "./captcha-of.ts";
import { createConsentCookie } from "./consent-cookie.ts";
import { createEntryCookies } from "./entry-cookies.ts";
import { createFindCaller } from "./find-caller.ts";
import { createMaintenance } from "./maintenance.ts";
import { createPlaceCookie } from "./place-cookie.ts";
import { openPlaceOf } from "./place-of.ts";
import { createMockedVerification } from "./mocked-verification.ts";
import { listReceiptKeys } from "./compose-casino.ts";
import { composeContent } from "./compose-content.ts";
import { composeMoney } from "./compose-money.ts";
import { composeStudios } from "./compose-studios.ts";
import { composeDocuments } from "./compose-documents.ts";
import type { Services } from "./services.ts";
import { openRegisters, registersInWords } from "./registers.ts";
import { createSessionCookie } from "./session-cookie.ts";

export interface Needs {
  readonly config: ServerConfig;
  readonly database: Database;
  readonly clock: Clock;
  readonly fanOut: FanOut;
  readonly reportError: (error: unknown, where: string) => void;
  /** Something that must not happen, and harmed nobody. */
  readonly warn: (facts: object, message: string) => void;
  readonly isStopping: () => boolean;
  /** Known once the process listens. */
  readonly gamesOrigin: () => string;
}

export interface Composed {
  readonly services: Services;
  readonly brands: Brands;
  readonly content: Content;
  readonly liveContent: LiveContent;
  readonly catalogue: OpenCatalogue;
  /** How whoever we ask outside stands. */
  readonly breakers: Breakers;
  /** Resolves when every movement that was taken is answered: the last step before closing. */
  readonly drainMoney: () => Promise<void>;
}

/** The one place where the rooms of the house are made and handed to each other. */
export async function compose(needs: Needs): Promise<Composed> {
  const { config, database, clock, fanOut } = needs;
  const support = createSupport({ database, clock });
  const referrals = createReferrals({ database, clock, findPerson, findConfirmed });
  const content = createContent({ database });
  const [placeOf] = await Promise.all([
    openPlaceOf(config),
    config.mode === "production" ? undefined : content.sowBrands(),
    sowCatalogue(database, clock),
  ]);
  const brands = await createBrands({ content, clock, defaultCode: config.brandCode });
  const breakers = createBreakers(clock);
  const documents = composeDocuments({ ...needs, breakers, brands, support });
  const originOf = originsOf(config, brands);
  const findRegister = openRegisters(config.registers, breakers);
  const players = createPlayers({
    database,
    clock,
    findRegister,
    originOf,
    ...captchaOf({ ...needs, brands, breakers, originOf }),
    isPayoutTarget,
    whenJoined: inTurn(referrals.capture, documents.documentDuties.whenJoined),
    keyring: config.keyring,
    queueLetter: support.queueLetter,
    queueText: support.queueSms,
    verificationRulesOf: (brand) => brands.findBrand(brand)?.verification,
    announceSessionsEnded: ({ tokenHashes }) =>
      fanOut.announce({ topic: "sessions-ended", ids: tokenHashes }),
    reportError: (error) => needs.reportError(error, "players"),
    ...limitsOf(config),
  });
  const { drainMoney, ...money } = composeMoney({
    ...needs,
    breakers,
    brands,
    players,
    findRegister,
    documents,
    queueLetter: support.queueLetter,
  });
  if (config.mode === "production") needs.warn({}, registersInWords(config.registers));
  const seeing = {
    players,
    ...cookiesOf(config),
    siteOriginFor: (host: string) => originOf(brands.brandOf(host).code),
    brandOf: brands.brandOf,
    findBrand: brands.findBrand,
    placeOf,
    readSiteConfiguration: brands.readSiteConfiguration,
    casino: money.casino,
  };
  await money.casino.jackpots.begin();
  const studios = composeStudios({ origins: config.studios, games: money.providers.games });
  const { seen, ...published } = await composeContent({ ...needs, ...seeing, content, studios });
  const services: Services = {
    ...seeing,
    clock,
    gamesOrigin: needs.gamesOrigin,
    studios,
    ...composeVisits({ config, database, clock, seeing }),
    ...money,
    findRegister,
    ...documents,
    receiptKeys: listReceiptKeys(config),
    referrals,
    openTicket: support.openTicket,
    maintenance: createMaintenance({ brands, clock }),
    mockedVerification: createMockedVerification({ mode: config.mode, warn: needs.warn }),
    ...seen,
    accountArea: readEmbeddedArea(config.accountArea),
    welcome: createWelcome(needs, money.wallet),
    isReady: async () => !needs.isStopping() && (await answersSoon(database)),
  };
  return { services, brands, content, ...published, breakers, drainMoney };
}

/** Opens the wallet of who has joined. Nobody is turned away when that is refused; staff learn of it. */
function createWelcome(
  { config, reportError }: Pick<Needs, "config" | "reportError">,
  wallet: ReturnType<typeof composeMoney>["wallet"],
): Services["welcome"] {
  return async ({ id, currency }) => {
    const opened = await wallet.openWallet(id, currency);
    if (!opened.ok) return reportError(new Error(opened.refusal.code), "open wallet");
    if (config.mode !== "demo") return;
    const granted = await wallet.grantDemo(id, currency, { mode: "demo" });
    if (!granted.ok) reportError(new Error(granted.refusal.code), "demo grant");
  };
}

/** Each room's part of one transaction, one after the other. */
function inTurn(...parts: WhenJoined[]): WhenJoined {
  return async (tx, joined) => {
    for (const part of parts) await part(tx, joined);
  };
}

function cookiesOf({ http: { https } }: ServerConfig) {
  return {
    sessionCookie: createSessionCookie({ https }),
    entryCookies: createEntryCookies({ https }),
    placeCookie: createPlaceCookie({ https }),
  };
}

function limitsOf({ session, hashing }: ServerConfig) {
  return { sessionLimits: session, ...(hashing === undefined ? {} : { hashingLimits: hashing }) };
}

/** Where players find a brand. */
function originsOf({ http }: ServerConfig, brands: Brands): (brand: string) => string {
  // Only a laptop has no origin of its own.
  const origin = http.origin ?? `http://localhost:${http.port}`;
  return (brand) => siteOriginOf(origin, brands.findBrand(brand)?.hosts ?? []);
}

/** What is known of visitors: what they agreed to, who sent them, what they use, what they answered. */
function composeVisits(
  needs: Pick<Needs, "config" | "database" | "clock"> & {
    seeing: Pick<Services, "players" | "sessionCookie" | "brandOf">;
  },
) {
  const { config, database, clock, seeing } = needs;
  const { https } = config.http;
  const consentCookie = createConsentCookie({ https });
  const termsOf = (host: string) => seeing.brandOf(host).affiliates;
  const authorKey = deriveKey(config.keyring, config.keyring.currentId, "help feedback authors");
  return {
    https,
    consentCookie,
    applyAsAffiliate: createApplyAsAffiliate({ database, clock }),
    affiliates: createAffiliates({ termsOf, consentCookie, clock, https }),
    consents: createConsents({ database, clock }),
    collectPersonalData: createPersonalData({ database, clock }),
    visits: createVisits({ database, clock }),
    helpFeedback: createHelpFeedback({ database, clock, authorKey }),
    findCaller: createFindCaller(seeing),
  };
}

async function answersSoon(database: Database): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), 1_000);
  const answered = database.pool.query("SELECT 1").then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Where staff see what nobody expected. It must work before the rooms are made, and when they fail. */
export function createErrorLog(database: Database, clock: Clock) {
  const errors = createUnhandledErrors({ database, clock });
  return (error: unknown, traceId: string): Promise<void> =>
    errors.record({ process: "server", error, traceId });
}

export function openDatabase(config: ServerConfig): Database {
  return connect({
    url: config.database.url,
    max: config.database.connectionsMax,
    name: "croupier server",
  });
}
