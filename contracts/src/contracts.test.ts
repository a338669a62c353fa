import * as fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import {
  addresses,
  balanceTypes,
  endpoints,
  everyEndpoint,
  identity,
  moneyRoles,
  problemCodes,
  realtimeMessage,
  refusalsOf,
  registration,
  siteConfiguration,
  standingReason,
  wallet,
  type Balance,
  type Registration,
  type SignedIn,
} from "./face.ts";

/** As the specification spells it. */
const inBraces = (path: string) => path.replaceAll(/:(\w+)/g, "{$1}");

describe("every endpoint", () => {
  test("has its address under the same name, so that the client reaches it", () => {
    const declared = Object.entries(endpoints).flatMap(([group, calls]) =>
      Object.entries(calls).map(([name, call]) => [`${group}.${name}`, call.method, call.path]),
    );
    const listed = Object.entries(addresses).flatMap(([group, calls]) =>
      Object.entries(calls).map(([name, call]) => [`${group}.${name}`, call.method, call.path]),
    );
    // The addresses lie in several lists, by who downloads them.
    expect(listed.toSorted()).toEqual(declared.toSorted());
    expect(declared.length).toBeGreaterThan(75);
    expect(everyEndpoint.map(({ name }) => name)).toEqual(declared.map(([name]) => name));
  });

  test("declares exactly the parameters of its path", () => {
    for (const { path, params } of everyEndpoint) {
      const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(Object.keys(params?.shape ?? {}), path).toEqual(inPath);
    }
  });

  test("that takes raw bytes of anybody is told by machines, from few addresses and often", () => {
    const told = everyEndpoint.filter(
      (one) => one.access === "public" && (one.upload !== undefined || one.signed === true),
    );
    expect(told.length).toBeGreaterThan(10);
    for (const { name, rate } of told) expect(rate, name).toBe("machine");
  });

  test("[S6.3] asks of nobody who they are for geolocation and help", () => {
    const { helpSearch, helpSuggestions } = endpoints.content;
    for (const { name, access, path } of [
      endpoints.geolocation.subdivision,
      helpSearch,
      helpSuggestions,
    ]) {
      expect(access, name).toBe("public");
      expect(inBraces(path), name).not.toContain("{session}");
    }
  });

  test("[S6.4] of the site is for everybody or for players, and for no other role", () => {
    const inner = new Set([
      // At the origin of games, where a game session counts.
      "play",
      "staff",
      "operations",
      "desk",
      "documentReview",
      "withdrawalDesk",
      "providerDesk",
      "supportDesk",
      "treasury",
      "gameDesk",
    ]);
    const ofSite = Object.entries(endpoints).flatMap(([group, calls]) =>
      inner.has(group) ? [] : Object.values(calls).map(({ access }) => access),
    );
    expect([...new Set(ofSite)].toSorted()).toEqual(["player", "public"]);
    expect(ofSite).not.toContain("administrator");
  });

  test("what staff change about money is a call of money, but for switches, looks and tables", () => {
    const others = everyEndpoint.filter(
      ({ name, method, money }) =>
        /^(treasury|withdrawalDesk|gameDesk)\./.test(name) && method !== "GET" && money !== true,
    );
    expect(others.map(({ name }) => name).toSorted()).toEqual([
      "gameDesk.setBadge",
      "gameDesk.setPlaces",
      "gameDesk.setSwitch",
      "gameDesk.takePerformance",
      "treasury.takeTable",
    ]);
    const ofMoney = everyEndpoint.filter(({ money }) => money);
    expect(ofMoney.filter(({ roles }) => roles === undefined)).toEqual([]);
    const roles = new Set(ofMoney.flatMap((call) => call.roles ?? []));
    expect([...roles].toSorted()).toEqual([...moneyRoles].toSorted());
  });

  test("[S6.3] guards a player's own path and takes a body only where it writes", () => {
    for (const { name, path, access, ownSession, method, body, creates } of everyEndpoint) {
      expect(ownSession === true, name).toBe(inBraces(path).includes("/{session}"));
      if (ownSession) expect(access, name).toBe("player");
      if (method === "GET" || method === "DELETE") expect(body, name).toBeUndefined();
      if (creates === true) expect(method, name).toBe("GET");
    }
  });

  test("answers a problem code that exists, and every code is used by a call", () => {
    const exists = (code: string) => code in problemCodes;
    const used = new Set<string>(everyEndpoint.flatMap((each) => refusalsOf(each)));
    // What would be refused is told beforehand, under the same codes.
    for (const code of standingReason.options.filter(exists)) used.add(code);
    expect([...used].sort()).toEqual(Object.keys(problemCodes).sort());
  });
});

describe("the paths of the specification and of the decisions", () => {
  test("[S7.1] balances are read at the wallet gateway and list type, amount and currency", () => {
    const { method, path, responses } = wallet.balances;
    expect(`${method} ${path}`).toBe("GET /services/wallet-gateway/v1/profiles/:session/balances");
    const answer = [{ type: "total", amount: "12.50", currency: "EUR" }];
    expect(responses[200].parse(answer)).toEqual(answer);
    expect(responses[200].safeParse([{ ...answer[0], amount: 12.5 }]).success).toBe(false);
  });

  test("[S3.2] balances have the twelve types and no other", () => {
    expect(balanceTypes.join(", ")).toBe(
      "bonus, locked, nonPlayableBonus, pendingWithdrawal, playable, playableCasino, playableHorses, playablePoker, playableSports, total, unlocked, withdrawable",
    );
    const entry = { type: "pocketMoney", amount: "1", currency: "EUR" };
    expect(wallet.balances.responses[200].safeParse([entry]).success).toBe(false);
  });

  test("identity is where the decisions put it", () => {
    expect(Object.values(identity).map(({ method, path }) => `${method} ${path}`)).toEqual([
      "POST /services/identity/v1/profiles",
      "POST /services/identity/v1/sessions",
      "GET /services/identity/v1/sessions/current",
      "DELETE /services/identity/v1/sessions/current",
    ]);
  });

  test("[S3.28] the site configuration carries every flag by its exact name", () => {
    const flags = Object.keys(siteConfiguration.read.responses[200].shape);
    expect(flags).toEqual(
      expect.arrayContaining(
        "isCashierDepositEnabled isCashierWithdrawalEnabled isLoyaltyEnabled loyaltyIconTierEnabled twoFactorAuthenticatorEnabled tfaEnrolment mfaOperations isPromotionalSpinEnabled isGamesIntegrationEnabled casinoLoggedPracticePlayEnabled dynamicCardsEnabled enableGeoTargeting olympusLoggedPages olympusUnLoggedPages defaultCurrency languageDefault countryCode bucket brandCode servicesBaseUrl reCaptcha refSiteToken affiliates".split(
          " ",
        ),
      ),
    );
    expect(Object.keys(siteConfiguration.read.responses[200].shape.features.shape)).toEqual([
      "site.config.affiliate.check-referring-site.enabled",
    ]);
  });
});

describe("types", () => {
  test("follow the schemas", () => {
    expectTypeOf<Balance["amount"]>().toEqualTypeOf<string>();
    expectTypeOf<Registration["address"]["subdivision"]>().toEqualTypeOf<string | null>();
    expectTypeOf<SignedIn["hasPinCode"]>().toEqualTypeOf<boolean>();
  });
});

describe("a registration", () => {
  test("[S3.1] leads to a User with the fields the specification names", () => {
    const { shape } = identity.register.responses[201];
    expect(Object.keys(shape)).toEqual(
      expect.arrayContaining([
        "email",
        "firstName",
        "lastName",
        "nickname",
        "hasPinCode",
        "personaLinkedAccounts",
      ]),
    );
    expect(Object.keys(shape.attributes.shape)).toEqual(["currency"]);
    expect(Object.keys(shape.address.shape)).toEqual(["countryCode", "subdivision"]);
  });

  test("is stored trimmed and composed, and drops what it does not know", () => {
    const parsed = registration.parse({
      ...alice,
      firstName: "  Ame\u0301lie ",
      isAdmin: true,
      address: { ...alice.address, balance: "1000000" },
      phone: "+599 (9) 461-1234",
    });
    expect(parsed.firstName).toBe("Am\u00e9lie");
    expect(parsed.phone).toBe("+59994611234");
    expect(parsed).not.toHaveProperty("isAdmin");
    expect(parsed.address).not.toHaveProperty("balance");
  });

  test.each([
    "Ana María",
    "O’Neill-D'Souza",
    "J. P.",
    "Nguyễn",
    "Иван",
    "李",
    "van der Meer Jr.",
    "Ἀρχι-μ.",
    "Marcel·lí",
  ])("takes %s for a name", (firstName) =>
    expect(registration.parse({ ...alice, firstName }).firstName).toBe(firstName),
  );

  test.each<[why: string, change: Record<string, unknown>]>([
    ["a NUL in a name", { firstName: "A\u0000B" }],
    ["a lone surrogate", { lastName: "\ud83d" }],
    ["a line break in a name", { lastName: "A\nB" }],
    ["an override of the reading direction", { nickname: "alice\u202e" }],
    ["a name of blanks", { firstName: "   " }],
    ["a name with an address", { firstName: "Collect at www.evil.example" }],
    ["a name with a sum", { firstName: "You won 500 USD" }],
    ["a name with markup", { lastName: "<b>Martina</b>" }],
    ["a name with a scheme", { lastName: "https://evil" }],
    ["a name of 81 characters", { firstName: "a".repeat(81) }],
    ["a day that does not exist", { dateOfBirth: "1990-02-30" }],
    ["a leap day in a common year", { dateOfBirth: "2001-02-29" }],
    ["a time as date", { dateOfBirth: "1990-01-01T00:00:00Z" }],
    ["an age of centuries", { dateOfBirth: "1066-10-14" }],
    ["an e-mail without a domain", { email: "alice" }],
    ["an e-mail of two addresses", { email: "a@b.example,c@d.example" }],
    ["an e-mail of 255 characters", { email: `${"a".repeat(63)}@${"b.".repeat(92)}example` }],
    ["a nickname that looks like an e-mail", { nickname: "a@b" }],
    ["a short password", { password: "short pwd" }],
    ["a password of 129 characters", { password: "x".repeat(129) }],
    ["a password with NUL", { password: "long enough\u0000" }],
    ["an unknown country", { address: { ...aliceAddress(), countryCode: "XX" } }],
    ["a missing subdivision", { address: { ...aliceAddress(), subdivision: undefined } }],
    ["an unknown currency", { currency: "DOGE" }],
    ["a currency in small letters", { currency: "eur" }],
    ["text where a truth value belongs", { consents: { terms: "true", privacy: 1, marketing: 0 } }],
    ["a number where text belongs", { firstName: 7 }],
    ["a list where text belongs", { email: ["alice@kingfisher.example"] }],
    ["nothing where text belongs", { email: null }],
  ])("refuses %s", (_, change) => {
    expect(registration.safeParse(alice).success).toBe(true);
    expect(registration.safeParse({ ...alice, ...change }).success).toBe(false);
  });
});

test("whatever JSON is sent, a body is read or refused, and reading twice changes nothing", () => {
  const bodies = everyEndpoint.flatMap(({ body }) => (body === undefined ? [] : [body]));
  expect(bodies.length).toBeGreaterThan(2);
  const spoilt = fc
    .tuple(fc.constantFrom(...Object.keys(alice)), fc.jsonValue())
    .map(([field, value]): unknown => ({ ...alice, [field]: value }));
  fc.assert(
    fc.property(fc.oneof(spoilt, fc.jsonValue()), (input) => {
      for (const body of bodies) {
        const parsed = body.safeParse(input);
        if (parsed.success) expect(body.parse(parsed.data)).toEqual(parsed.data);
      }
    }),
  );
});

test("a realtime message names a topic and counts", () => {
  expect(realtimeMessage.parse({ topic: "balance", seq: 3 })).toEqual({ topic: "balance", seq: 3 });
  expect(realtimeMessage.safeParse({ topic: "secrets", seq: 3 }).success).toBe(false);
});

function aliceAddress() {
  return {
    countryCode: "CW",
    subdivision: null,
    line1: "Pietermaai 1",
    city: "Willemstad",
    postalCode: "0000",
  };
}

const alice = {
  email: "alice@kingfisher.example",
  password: "correct horse battery",
  firstName: "Alice",
  lastName: "Maduro",
  nickname: "alice",
  dateOfBirth: "1990-02-28",
  address: aliceAddress(),
  currency: "EUR",
  language: "en",
  consents: { terms: true, privacy: true, marketing: false },
};
