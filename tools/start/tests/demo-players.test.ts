import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { systemClock } from "@croupier/kit/time";
import { createLedger } from "@croupier/ledger";
import { createPlayerDesk, createPlayers } from "@croupier/players";
import { readKeyring } from "@croupier/server/keyring";
import { createWallet } from "@croupier/wallet";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDemoPlayers, type PlayerLogin } from "../demo-players.ts";
import { parseKeys } from "../keys.ts";
import { inviteFirst } from "../seed.ts";

const keys = parseKeys(`k1:${"a".repeat(43)}`);

let world: FreshDatabase;
let made: readonly PlayerLogin[];
beforeAll(async () => {
  world = await freshDatabase();
  made = (await makeDemoPlayers(world.database, { keys })) ?? [];
});
afterAll(() => world.drop());

function rooms() {
  const { database } = world;
  const keyring = readKeyring(keys);
  if (keyring === undefined) throw new Error("the test has keys");
  const players = createPlayers({
    database,
    clock: systemClock,
    keyring,
    queueLetter: async () => {},
    queueText: async () => {},
    announceSessionsEnded: async () => {},
    reportError: () => {},
  });
  const { endSessionsOf, ownSessions } = players;
  const desk = createPlayerDesk({
    database,
    endSessionsOf,
    ownSessions,
    queueLetter: async () => {},
    brandNameOf: async (brand) => brand,
    record: async () => {},
    countExportedToday: async () => 0,
  });
  const wallet = createWallet({ ledger: createLedger({ database, announce: () => {} }), database });
  return { players, desk, wallet };
}

const arrival = { present: { countryCode: "CW" }, address: "203.0.113.9", userAgent: undefined };

test("there is one of each state, and no two have one password", () => {
  expect(made.map(({ state }) => state)).toEqual([
    "new",
    "verified",
    "document requested",
    "blocked",
    "2FA pending",
    "bonus active",
    "withdrawal pending",
  ]);
  expect(new Set(made.map(({ password }) => password)).size).toBe(7);
  for (const { password } of made) expect(password.length).toBeGreaterThanOrEqual(16);
});

test("each signs in with the password that was told, but the blocked one", async () => {
  const { players } = rooms();
  for (const { login, password, state } of made) {
    const answer = await players.signIn({ ...arrival, brand: "kingfisher", login, password });
    expect([login, answer.ok ? "in" : answer.refusal.code]).toEqual([
      login,
      state === "blocked" ? "account_blocked" : "in",
    ]);
  }
});

test("staff see the states, and the money lies where it should", async () => {
  const { desk, wallet } = rooms();
  const fileOf = async (words: string) => {
    const [found] = await desk.find({ words, limit: 1 });
    const file = await desk.readFile(found?.id ?? "");
    const balances = await wallet.readBalances(found?.id ?? "");
    const amounts = balances.ok
      ? Object.fromEntries(balances.value.map(({ type, amount }) => [type, amount]))
      : {};
    return { file, amounts };
  };
  expect((await fileOf("vera")).file).toMatchObject({
    emailConfirmed: true,
    phoneValidated: true,
    documents: [{ status: "VERIFIED" }],
  });
  expect((await fileOf("dora")).file?.documents).toMatchObject([{ status: "REQUESTED" }]);
  expect((await fileOf("bram")).file?.status).toBe("blocked");
  expect((await fileOf("tess")).file?.twoFactor).toBe("pending");
  expect(Object.values((await fileOf("bonnie")).amounts)).toContain("50.00");
  expect(Object.values((await fileOf("wim")).amounts)).toContain("120.00");
});

test("a second start makes nobody and tells no password, and production never does", async () => {
  expect(await makeDemoPlayers(world.database, { keys })).toBeUndefined();
  expect(await inviteFirst("postgres://nowhere", { keys, isDemo: false })).toBeUndefined();
});
