import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { getAsset } from "@croupier/kit/money";
import { systemClock } from "@croupier/kit/time";
import { createProviderDesk } from "@croupier/providers";
import { sown } from "@croupier/tools/templates";
import { auditMoney } from "@croupier/wallet";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openVault } from "../src/provider-vault.ts";
import { joined } from "./people.ts";
import { startSampleStudio, type SampleStudio } from "./sample-studio.ts";
import { serveOn, type Served } from "./serve.ts";

let fresh: FreshDatabase;
let served: Served;
let studio: SampleStudio;
let road: Road;
let launch: () => Promise<string>;

beforeAll(async () => {
  fresh = await freshDatabase({ template: sown });
  served = await serveOn(fresh);
  road = await openRoad(served.url);
  studio = await startSampleStudio(`${road.origin}/services/providers/v1/pebble`);
  const desk = createProviderDesk({
    database: fresh.database,
    clock: systemClock,
    vault: openVault(served.config.keyring),
  });
  await desk.addProvider({ code: "pebble", name: "Pebble", spend: "cash_first" });
  await desk.addKey({
    provider: "pebble",
    keyId: "one",
    secret: studio.secret,
    validFrom: new Date(0),
    validUntil: null,
  });
  const { id } = await joined(served, "petra");
  const { rows } = await fresh.database.pool.query<{ session_id: string }>(
    "SELECT session_id FROM players.session WHERE player_id = $1",
    [id],
  );
  const who = { playerId: id, sessionId: rows[0]?.session_id ?? "" };
  const what = { provider: "pebble", gameCode: "two-hands", currency: getAsset("USD") };
  launch = () => desk.launch({ ...who, ...what });
});
afterAll(async () => {
  studio.close();
  road.close();
  await served.close();
  await fresh.drop();
});

test("a game made elsewhere is opened with the token of its launch, once", async () => {
  const launchToken = await launch();
  const opened = await studio.post("/open", { launchToken });
  expect(opened).toMatchObject({ currency: "USD", scale: 2 });
  expect(await balanceOf(opened["balance"])).toBe(true);
  expect(await studio.post("/open", { launchToken })).toEqual({ refused: "INVALID_TOKEN" });
});

test("guesses move the player's money by what the game says, and the books agree", async () => {
  const { token, balance } = await studio.post("/open", { launchToken: await launch() });
  let expected = BigInt(balance ?? 0);
  for (let turn = 0; turn < 12; turn += 1) {
    const found = await studio.post("/guess", { token, hand: "left", minor: "250" });
    expected += BigInt(found["paid"] ?? 0) - 250n;
    expect(BigInt(found["paid"] ?? 0)).toBe(found["pebble"] === "left" ? 490n : 0n);
    expect(found["balance"]).toBe(String(expected));
  }
  expect(await auditMoney(fresh.database)).toEqual([]);
});

test("a bet whose answer is lost on the way comes back to the player", async () => {
  const { token, balance } = await studio.post("/open", { launchToken: await launch() });
  road.loseAnswersOf("bet");
  const found = await studio.post("/guess", { token, hand: "left", minor: "250" });
  expect(found).toEqual({ refused: "TEMPORARY" });
  await expect.poll(() => balanceOf(balance)).toBe(true);
});

test("a win whose answer is lost is asked once more and paid once", async () => {
  const { token, balance } = await studio.post("/open", { launchToken: await launch() });
  road.loseAnswersOf("win");
  const found = await studio.post("/guess", { token, hand: "left", minor: "250" });
  expect(found["balance"]).toBe(String(BigInt(balance ?? 0) - 250n + BigInt(found["paid"] ?? 0)));
  expect(await auditMoney(fresh.database)).toEqual([]);
});

test.each([
  { minor: "0" },
  { minor: "-1" },
  { minor: "1e3" },
  { minor: 250 },
  { minor: "250", hand: "middle" },
])("%j is no guess", async (asked) => {
  const { token } = await studio.post("/open", { launchToken: await launch() });
  const found = await studio.post("/guess", { token, hand: "left", ...asked });
  expect(found).toEqual({ refused: "BAD_REQUEST" });
});

test("its page may be framed by the site alone", async () => {
  const page = await fetch(`${studio.url}/two-hands`);
  const policy = page.headers.get("content-security-policy");
  expect(policy).toContain("frame-ancestors http://localhost:3000");
  expect(await page.text()).toContain('content="http://localhost:3000"');
});

/** Whether this is what the player has, and nothing is held. */
async function balanceOf(balance: string | number | undefined): Promise<boolean> {
  const { rows } = await fresh.database.pool.query<{ account: string; balance: bigint }>(
    "SELECT account, sum(balance) AS balance FROM ledger.accounts WHERE account IN ('cash_free', 'held') GROUP BY account",
  );
  const of = (name: string) => BigInt(rows.find(({ account }) => account === name)?.balance ?? 0);
  return of("cash_free") === BigInt(balance ?? 0) && of("held") === 0n;
}

type Road = Awaited<ReturnType<typeof openRoad>>;

/** Between the studio and the house: everything passes, and now and then one answer does not come back. */
async function openRoad(to: string) {
  let losing: string | undefined;
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      void pass(Buffer.concat(chunks));
    });
    async function pass(body: Buffer): Promise<void> {
      const headers = Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === "string" && /^(x-|content-type)/.test(name) ? [[name, value]] : [],
      ) as [string, string][];
      const url = `${to}${request.url ?? ""}`;
      const answer = await fetch(url, { method: "POST", headers, body: new Uint8Array(body) });
      const text = await answer.text();
      if (losing !== undefined && url.endsWith(`/${losing}`)) {
        losing = undefined;
        response.destroy();
        return;
      }
      response.writeHead(answer.status, { "content-type": "application/json" });
      response.end(text);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    loseAnswersOf(call: string) {
      losing = call;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
