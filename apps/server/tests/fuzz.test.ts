import { createHmac, randomBytes } from "node:crypto";
import { systemClock } from "@croupier/kit/time";
import { createProviderDesk, readPublicKey } from "@croupier/providers";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everyEndpoint, type Endpoint } from "@croupier/contracts";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { fuzzEndpoint, requestsPerCall, watchWrites, type Writes } from "@croupier/tools/hostile";
import { readTestSeed } from "@croupier/tools/seed";
import { describePerson, type Person } from "@croupier/tools/people";
import { openVault } from "../src/provider-vault.ts";
import { openDesk } from "./desk.ts";
import { openFrame } from "./game-play.ts";
import { createMaker, hubSigned } from "./hub-maker.ts";
import { joined } from "./people.ts";
import { serveOn } from "./serve.ts";
import type { Served } from "./serve.ts";
import { sampleMobile } from "@croupier/players/sample-mobile";

const seed = readTestSeed();
const ours = everyEndpoint.filter(({ path }) => !path.startsWith("/services/backoffice/"));

/** Every call spends an allowance, the process tells that it lives, and a session that it is in use. */
const anyCall = [
  "oversight.process",
  "players.session",
  "server.rate_limits",
  // What a provider was answered is written some seconds later.
  "providers.answered",
];
const joining = [
  "ledger.accounts",
  "ledger.entries",
  "ledger.transfers",
  "players.attempt",
  "players.consent",
  "players.credential",
  "players.email_directory",
  "players.email_link",
  "players.email_link_directory",
  "players.event",
  "players.known_device",
  "players.last_sign_in",
  "players.nickname_directory",
  "players.past_session",
  "players.profile",
  "players.session",
  "players.session_directory",
  "rewards.referral_code",
  "rewards.referral_code_directory",
  "support.outbox",
  "wallet.wallets",
];

const launching = ["casino.sessions", "casino.token_directory"];
const ending = ["players.past_session", "players.session", "players.session_directory"];
/** Wrong tries are counted, also of names that nobody bears. Who fuzzes has agreed to everything. */
const mayWrite: Readonly<Record<string, readonly string[]>> = {
  "identity.register": joining,
  // Too many wrong tries are an event of their player.
  "playerVerification.verify": ["players.event", "players.guess", "players.step_up"],
  "playerVerification.confirmTwoFactor": ["players.guess"],
  "playerVerification.validatePhone": ["players.guess", "players.text_code"],
  "playerVerification.sendPhoneCode": ["players.text_code", "support.outbox"],
  "identity.signIn": [
    "players.attempt",
    "players.event",
    "players.known_device",
    "players.last_sign_in",
    "players.past_session",
    "players.session",
    "players.session_directory",
    "support.outbox",
  ],
  "signIn.askForPassword": [
    "players.attempt",
    "players.event",
    "players.password_reset",
    "support.outbox",
  ],
  "signIn.resetPassword": ["players.attempt"],
  "signIn.withPasskey": ["players.attempt"],
  "signIn.changePassword": ["players.event", "players.guess"],
  "identity.signOut": ["players.event", ...ending],
  "account.changeProfile": [
    "players.consent",
    "players.event",
    "players.preference",
    "players.profile",
  ],
  "account.resendConfirmation": [
    "players.email_link",
    "players.email_link_directory",
    "support.outbox",
  ],
  "account.close": ["players.event", "players.guess"],
  "account.askErasure": ["players.erasure_request", "players.event", "support.outbox"],
  "account.endSession": ["players.event", ...ending],
  "account.endSessions": ["players.event", ...ending],
  "consent.choose": ["oversight.consent"],
  "analytics.record": ["oversight.visit_event"],
  "support.giveHelpFeedback": ["support.help_feedback"],
  "support.openTicket": ["support.outbox", "support.tickets"],
  // The documents of a withdrawal are asked for.
  "documents.verificationUrl": [
    "players.document",
    "players.document_act",
    "players.event",
    "support.outbox",
  ],
  "cashier.beginDeposit": ["cashier.commands"],
  "playerTransfers.send": ["cashier.commands", "ledger.accounts"],
  "linkedAccounts.add": ["players.event"],
  "withdrawals.request": ["cashier.commands"],
  "casino.gameUrl": launching,
  "casino.lobbyGameUrl": launching,
  "games.realUrl": launching,
  "casino.recordPlay": ["casino.played_games"],
  "casino.keepFavourite": ["casino.favourites"],
  "casino.dropFavourite": ["casino.favourites"],
  "play.endSession": ["casino.sessions"],
  "play.seeds": ["casino.next_seeds"],
  "play.rotateSeeds": ["casino.next_seeds", "casino.seeds"],
  "play.openRound": [
    "casino.rounds",
    "casino.pots",
    "casino.seeds",
    "ledger.accounts",
    "ledger.entries",
    "ledger.transfers",
    "wallet.holds",
    "wallet.operations",
  ],
  "saferPlay.setLimit": ["players.event", "players.limit_version"],
  "saferPlay.takeBreak": ["players.event", "players.guess"],
  "saferPlay.exclude": ["players.event", "players.guess"],
  "saferPlay.comeBack": ["players.event", "players.guess"],
  "saferPlay.chooseRealityCheck": ["players.event", "players.reality_check_choice"],
  "saferPlay.acknowledgeRealityCheck": ["players.reality_check_answer"],
};

/** How far requests alone come, where the promised answer takes a state that they cannot bring about. */
const reaches: Readonly<Record<string, number>> = {
  "account.resendConfirmation": 429,
  "account.askEmailChange": 403,
  "account.openEmailLink": 422,
  "account.close": 403,
  "account.personalData": 403,
  "signIn.secondStep": 403,
  "signIn.sendCode": 403,
  // Nobody works for these, so nothing of theirs is taken.
  "referral.applyAsAffiliate": 403,
  "signIn.withPasskey": 403,
  "signIn.beginPasskey": 403,
  "signIn.addPasskey": 403,
  "signIn.renamePasskey": 404,
  "signIn.removePasskey": 403,
  "signIn.resetPassword": 422,
  "signIn.changePassword": 403,
  "playerVerification.sendOperationCode": 422,
  "playerVerification.enableTwoFactor": 409,
  "playerVerification.confirmTwoFactor": 409,
  "playerVerification.resetTwoFactor": 409,
  "playerVerification.renewRecoveryCodes": 409,
  "playerVerification.setPinCode": 403,
  "playerVerification.validatePhone": 403,
  "documents.upload": 422,
  "documents.providerReport": 404,
  // Nobody collects payments here, so nothing can be paid with.
  "cashier.beginDeposit": 422,
  "cashier.deposit": 404,
  "cashier.giveUpDeposit": 404,
  "cashier.forgetMethod": 404,
  "cashier.providerNotice": 404,
  "statements.transaction": 404,
  "statements.receipt": 404,
  // Nobody proved anything, so nothing is linked.
  "linkedAccounts.add": 403,
  "linkedAccounts.remove": 404,
  // Nobody who just joined has confirmed their address.
  "playerTransfers.send": 403,
  "playerTransfers.answer": 404,
  // Nobody sends payouts here.
  "withdrawals.request": 422,
  "withdrawals.read": 404,
  "withdrawals.cancel": 404,
  "withdrawals.payoutNotice": 404,
  "casino.receipt": 404,
  "casino.revealRound": 404,
  "play.openSession": 403,
  "play.act": 404,
  "play.round": 404,
  "saferPlay.confirmRaise": 409,
  "saferPlay.withdrawRaise": 409,
  "saferPlay.takeBreak": 403,
  "saferPlay.exclude": 403,
  "saferPlay.comeBack": 403,
};

/** What calls can find, besides what is the person's own. */
const published = {
  bucket: "default",
  language: "en",
  contentType: "content_page",
  slug: "to-be-found",
  path: "/pages/to-be-found",
  searchTerm: "found",
  operation: "withdraw",
  brand: "kingfisher",
  channel: "WEB",
  paymentType: "W",
  region: "CW",
  method: "CBT",
  amount: "100.00",
  currency: "USD",
  format: "csv",
  id: "lucky-dice",
  gameId: "lucky-dice",
  mode: "real",
  integrationParams: "{}",
  from: "2026-01-01T00:00:00.000Z",
  before: "2027-01-01T00:00:00.000Z",
};

const agreed = "consent=1.1.1.AbCdEfGhIjKlMnOpQrSt_-";
let article: string;
let fresh: FreshDatabase;
let served: Served;
let admin: pg.Pool;
let writes: Writes;
beforeAll(async () => {
  fresh = await freshDatabase();
  const desk = await openDesk(fresh);
  const words = { slug: published.slug, title: "To be found" };
  await desk.publish("content_page", {
    common: { pageType: "generic" },
    en: { ...words, blocks: [] },
  });
  const section = await desk.publish("section", {
    common: {},
    en: { slug: "found", title: "Found" },
  });
  article = await desk.publish("content_page", {
    common: { pageType: "help", section },
    en: { slug: "found", title: "To be found", blocks: [] },
  });
  await desk.publish("game_category", { common: { games: [] }, en: { ...words, name: "Found" } });
  served = await serveOn(fresh, (config) => ({
    ...config,
    http: { ...config.http, trustedProxies: ["127.0.0.0/8", "::1/128"] },
  }));
  await connectProvider();
  admin = new pg.Pool({ connectionString: served.fresh.adminUrl, max: 1 });
  admin.on("error", () => {});
  writes = await watchWrites(admin);
});
afterAll(async () => {
  await admin.end();
  await served.close();
  await fresh.drop();
});

describe("D1: hostile requests made from the contract", () => {
  test.for(ours.map((endpoint, index) => [endpoint.name, endpoint, index] as const))(
    "%s answers each with a clear no, or with what it promises",
    { timeout: Math.max(120_000, requestsPerCall * 100) },
    async ([name, endpoint, index], { task }) => {
      // Signing out ends the session that the others need, so every call has a person of its own.
      const person = await joined(served, `fuzz${lettersOf(index)}`);
      const { url, authorization } = await placeOf(endpoint, person);
      await writes.forget();
      const joinedBefore = await countPeople();
      const report = await fuzzEndpoint(
        endpoint,
        {
          url,
          headers: {
            cookie: `${person.cookie}; ${agreed}`,
            origin: url,
            "idempotency-key": "one-press-of-a-button",
            ...(authorization === undefined ? {} : { authorization }),
          },
          known: {
            code: "P2345678",
            session: person.id,
            kind: "deposit",
            window: "week",
            period: "week",
            documentType: "ID_DOCUMENT",
            brandCode: "kingfisher",
            article,
            provider: name.startsWith("hub.") ? "hub_games" : "acme",
            ...published,
            ...(name === "play.game" ? { code: "lucky-dice" } : {}),
          },
          ...(endpoint.signed === true ? { sign: name.startsWith("hub.") ? signAsHub : sign } : {}),
          ...example(name, person),
        },
        { runs: requestsPerCall, seed },
      );
      Object.assign(task.meta, { fuzzed: report });
      expect(report.wrong, `TEST_SEED=${seed}`).toEqual([]);
      // Some reached the other side of the door, or the no of the others would prove little.
      const { [name]: far } = reaches;
      const reached = far === undefined ? Object.keys(endpoint.responses) : [String(far)];
      const kept = reached.filter((status) => status in report.statuses);
      expect(kept, `TEST_SEED=${seed}`).not.toEqual([]);
      expect(report.sent).toBeGreaterThanOrEqual(requestsPerCall);
      expect(await unhandled()).toBe(0);
      const may = [...anyCall, ...(mayWrite[name] ?? [])];
      const changed = await writes.tables();
      expect(changed.filter((table) => !may.includes(table))).toEqual([]);
      // A read that makes something says so, or a page of another site could ask for it. Frames have no cookie.
      const { method, access, creates } = endpoint;
      const isRead = method === "GET" && access !== "game" && creates !== true;
      expect(isRead && changed.some((table) => !anyCall.includes(table))).toBe(false);
      // A made-up person who meets every rule may join, and only such a one.
      const joins = name === "identity.register" ? (report.statuses[201] ?? 0) : 0;
      expect((await countPeople()) - joinedBefore).toBe(joins);
    },
  );

  test("nothing that was refused left half a person behind", async () => {
    const { rows } = await admin.query(
      "SELECT p.player_id FROM players.profile p LEFT JOIN players.credential c ON c.player_id = p.player_id AND c.kind = 'password' WHERE c.player_id IS NULL",
    );
    expect(rows).toEqual([]);
  });
});

/** The calls of a frame are at an origin of their own, and its token says who plays. */
async function placeOf({ origin, access }: Endpoint, person: Person) {
  if (origin !== "games") return { url: served.url };
  const url = served.gamesUrl;
  if (access !== "game") return { url };
  const { opened } = await openFrame(served, person);
  return { url, authorization: `Bearer ${opened.sessionToken}` };
}

const providerKey = { keyId: "fuzz", secret: randomBytes(32) };

async function connectProvider(): Promise<void> {
  const vault = openVault(served.config.keyring);
  const desk = createProviderDesk({ database: fresh.database, clock: systemClock, vault });
  await desk.addProvider({ code: "acme", name: "Acme Games", spend: "cash_first" });
  const valid = { validFrom: systemClock(), validUntil: null };
  await desk.addKey({ provider: "acme", ...providerKey, ...valid });
  await desk.addProvider({
    code: "hub_games",
    name: "Hub Games",
    spend: "cash_first",
    dialect: "hub",
  });
  const secret = readPublicKey(hubMaker.publicPem);
  await desk.addKey({ provider: "hub_games", keyId: "fuzz", secret, ...valid });
}

const hubMaker = createMaker();
const signAsHub = (body: string) => hubSigned(hubMaker.privateKey, body);

/** As the machine of a provider does, so that hostile words come past the door. */
function sign(body: string): Record<string, string> {
  const timestamp = String(Math.floor(systemClock().getTime() / 1000));
  const hmac = createHmac("sha256", providerKey.secret).update(`${timestamp}.${body}`);
  return {
    "x-key-id": providerKey.keyId,
    "x-timestamp": timestamp,
    "x-signature": hmac.digest("hex"),
  };
}

/** A name for each call. Letters that look like another would make a nickname that somebody has. */
function lettersOf(index: number): string {
  const letters = "abcdefghjkmnpqrstuvwxyz";
  return `${letters[Math.floor(index / letters.length)]}${letters[index % letters.length]}`;
}

/** In the words of WebAuthn, and by nobody's key. */
const passkey = {
  id: "AAAA",
  rawId: "AAAA",
  type: "public-key",
  response: { clientDataJSON: "e30", attestationObject: "oA" },
  clientExtensionResults: {},
};

const bodies: Readonly<Record<string, object>> = {
  "account.askEmailChange": { email: "another@example.com" },
  "account.acceptAgreements": { accepted: [{ kind: "terms", version: "2026-11" }] },
  "account.close": { password: "not the one she has" },
  "account.openEmailLink": { token: "A".repeat(43) },
  "consent.choose": {
    analytics: true,
    marketing: true,
    language: "en",
    arrival: { query: "?ref=P1&affid=2", referrer: "https://partner.example/" },
  },
  "analytics.record": {
    visit: "sitting-0123456789",
    events: [{ name: "menu_click", path: "/help", menu: "footer", place: 1, link: "/help?x=1" }],
  },
  "playerVerification.setPinCode": { pin: "482913" },
  "signIn.askForPassword": { email: "fuzz@people.example" },
  "signIn.resetPassword": { password: "a river that nobody rows" },
  "signIn.changePassword": {
    currentPassword: "not the one in use",
    newPassword: "a river that nobody rows",
  },
  "signIn.withPasskey": passkey,
  "signIn.addPasskey": { name: "My phone", answer: passkey },
  "signIn.renamePasskey": { name: "My other phone" },
  "signIn.secondStep": { method: "PIN_CODE", code: "482913" },
  "playerVerification.confirmTwoFactor": { code: "123456" },
  "playerVerification.validatePhone": { code: "123456" },
  "playerVerification.sendPhoneCode": { phone: sampleMobile(123) },
  "referral.applyAsAffiliate": {
    name: "Finn Berg",
    email: "finn@reviews.example",
    site: "reviews.example",
    audience: "Adults who read about games",
    approach: "A list of houses that pay",
    language: "en",
    consents: { terms: true, privacy: true },
  },
  "support.openTicket": { subject: "payment", message: "Where is my deposit?", language: "en" },
  "support.giveHelpFeedback": { helpful: false, reason: "wrong", language: "en" },
  "cashier.beginDeposit": { method: "card", amount: "100.00", currency: "USD" },
  "playerTransfers.send": { recipient: "nobody-there", amount: "25.00", currency: "USD" },
  "playerTransfers.answer": { answer: "TAKE" },
  "linkedAccounts.add": {
    kind: "IBAN",
    number: "NL91ABNA0417164300",
    holder: "F. Lindqvist",
  },
  "withdrawals.request": { method: "CBT", amount: "100.00", currency: "USD", destination: "x" },
  "casino.recordPlay": { gameId: "lucky-dice" },
  "play.openSession": { launchToken: "A".repeat(43) },
  "play.openRound": {
    playId: "0199f0a0-0000-7000-8000-0000000000aa",
    stake: "1.00",
    choice: { side: "under", winning: 4_950 },
  },
  "play.act": { place: 0, action: "hit" },
  "play.rotateSeeds": { playerSeed: "mara-reeds-0417" },
  "saferPlay.setLimit": { value: "100" },
  "saferPlay.chooseRealityCheck": { minutes: 30 },
  // With the right password the first would end the session of all that follow.
  "saferPlay.takeBreak": { hours: 24, password: "not the password" },
  "saferPlay.exclude": { months: 6, password: "not the password" },
  "saferPlay.comeBack": { password: "not the password" },
};

/** Bodies that get past every schema, so that the words in them reach the domain and the database. */
function example(name: string, { email, password }: Person) {
  if (name === "identity.signIn") return { example: () => ({ login: email, password }) };
  if (name === "playerVerification.verify") {
    return { example: () => ({ operation: "enable2fa", type: "PASSWORD", value: password }) };
  }
  if (name in bodies) return { example: () => bodies[name] };
  if (name !== "identity.register") return {};
  return {
    example: (number: number) => ({
      ...describePerson(`n${number}`),
      firstName: "Nora",
      nickname: `nora.${number}`.slice(0, 20),
    }),
  };
}

async function countPeople(): Promise<number> {
  const { rows } = await admin.query<{ count: string }>("SELECT count(*) FROM players.profile");
  return Number(rows[0]?.count);
}

async function unhandled(): Promise<number> {
  const text = await (await fetch(`${served.privateUrl}/metrics`)).text();
  return Number(/^croupier_unhandled_errors_total (\d+)$/m.exec(text)?.[1] ?? "0");
}
