import { execFile, spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "@croupier/database/embedded";
import { uuidv7 } from "@croupier/kit/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreeNeighbours } from "../../../world/free-port.ts";
import { openDevice } from "../../../world/device.ts";
import { describePerson } from "../../../world/people.ts";
import { root } from "../../../root.ts";
import { startContractServer, type ContractServer } from "./btcpay-server.ts";

const webhookSecret = "secret-of-the-webhook";
let home: string;
let data: string;
let database: Awaited<ReturnType<typeof startEmbedded>>;
let btcpay: ContractServer;
let settings: Record<string, string>;
let ports: { site: number; backoffice: number };
let start: ChildProcess;
let said = "";

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "croupier-production-"));
  // A server of its own, with nothing in it: a start sets the password of a role that all databases share.
  data = await mkdtemp(join(tmpdir(), "croupier-production-data-"));
  database = await startEmbedded({ projectDir: root, home: data });
  btcpay = await startContractServer(home, webhookSecret);
  const port = await findFreeNeighbours(8);
  ports = { site: port, backoffice: port + 1 };
  settings = {
    PATH: process.env["PATH"] ?? "",
    NODE_ENV: "production",
    NODE_EXTRA_CA_CERTS: btcpay.certificate,
    DATABASE_URL: database.adminUrl,
    CROUPIER_KEYS: `k1:${"p".repeat(43)}`,
    CROUPIER_ORIGIN: `https://localhost:${port}`,
    CROUPIER_GAMES_ORIGIN: "https://games.example",
    CROUPIER_BACKOFFICE_ORIGIN: `https://localhost:${port + 1}`,
    // The proxy in front says where a visitor is.
    CROUPIER_TRUSTED_PROXIES: "127.0.0.0/8,::1/128",
    CROUPIER_SIMULATORS: "mail,sms,register",
    CROUPIER_SHED_DELAY_MS: "60000",
    CROUPIER_STUDIOS: "acme=https://games.acme.example",
    PORT: String(port),
    BACKOFFICE_PORT: String(port + 1),
    GAMES_PORT: String(port + 2),
    METRICS_PORT: String(port + 3),
    CROUPIER_BTCPAY_URL: btcpay.url,
    CROUPIER_BTCPAY_STORE: btcpay.storeId,
    CROUPIER_BTCPAY_KEY: "key-of-the-store",
    CROUPIER_BTCPAY_WEBHOOK_SECRET: webhookSecret,
  };
  start = spawn(process.execPath, ["tools/run.mjs", "start"], { cwd: root, env: settings });
  for (const stream of [start.stdout, start.stderr]) {
    stream?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  }
}, 120_000);

afterAll(async () => {
  const ended = new Promise((resolve) => start.once("close", resolve));
  start.kill("SIGTERM");
  await ended;
  btcpay.stop();
  await database.stop();
  for (const folder of [home, data]) await rm(folder, { recursive: true, force: true });
}, 120_000);

async function untilSaid(words: RegExp): Promise<RegExpExecArray> {
  for (;;) {
    const found = words.exec(said);
    if (found !== null) return found;
    if (start.exitCode !== null) throw new Error(said);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function npm(...args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const command = ["tools/run.mjs", ...args];
    execFile(process.execPath, command, { cwd: root, env: settings }, (error, out, wrong) => {
      if (error === null) resolve(out.trim());
      else reject(new Error(wrong));
    });
  });
}

async function call(
  port: number,
  method: string,
  path: string,
  { body, cookie = "", headers = {} }: { body?: unknown; cookie?: string; headers?: object } = {},
) {
  const answer = await fetch(`http://localhost:${port}${path}`, {
    method,
    redirect: "manual",
    headers: {
      origin: `https://localhost:${port}`,
      "x-forwarded-for": "190.185.0.1",
      cookie,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const kept = answer.headers.getSetCookie().map((one) => one.split(";", 1)[0] ?? "");
  return { status: answer.status, text, cookie: kept.join("; ") };
}

/** Asks the back-office, which must answer with this status. */
async function desk(
  cookie: string,
  method: string,
  path: string,
  { body, status = 200 }: { body?: unknown; status?: number } = {},
) {
  const answer = await call(ports.backoffice, method, `/services/backoffice/v1${path}`, {
    cookie,
    ...(body === undefined ? {} : { body }),
  });
  expect(answer.status, `${path}: ${answer.text}`).toBe(status);
  return { ...answer, json: JSON.parse(answer.text || "{}") as Record<string, string> };
}

/** Somebody of staff comes for the first time: nothing is open to them before they have a second factor. */
async function enter(login: string, oneTime: string): Promise<string> {
  const body = { login, password: oneTime };
  const { cookie } = await desk("", "POST", "/sessions", { body, status: 201 });
  const early = await desk(cookie, "GET", "/status", { status: 403 });
  expect(early.json["code"]).toBe("second_factor_required");
  const { json } = await desk(cookie, "POST", "/totp", { status: 201 });
  const code = openDevice(json["secret"] ?? "").codeAt(new Date());
  await desk(cookie, "PUT", "/totp", { body: { code } });
  return cookie;
}

/** An editor, made by both administrators: each has a half of what the editor signs in with. */
async function hireEditor(first: string, second: string): Promise<string> {
  const person = { name: "Edda", email: "edda@house.example", dateOfBirth: "1980-02-29" };
  const change = { kind: "create", ...person, login: "edda", roles: ["publisher"] };
  const body = { change, reason: "As agreed on the phone" };
  const asked = await desk(first, "POST", "/staff-requests", { body, status: 201 });
  const path = `/staff-requests/${asked.json["id"]}`;
  const alone = await desk(first, "PUT", path, { body: { answer: "approved" }, status: 409 });
  expect(alone.json["code"]).toBe("own_request");
  const said = await desk(second, "PUT", path, { body: { answer: "approved" } });
  return enter("edda", `${asked.json["half"]}-${said.json["half"]}`);
}

async function publish(editor: string, kind: string, parts: Record<string, object>) {
  const body = { bucket: "heron", kind, parts };
  const made = await desk(editor, "POST", "/content/entries", { body, status: 201 });
  const path = `/content/entries/${made.json["id"]}/publications`;
  await desk(editor, "POST", path, { body: {}, status: 204 });
}

const pageOf = async (path: string) => (await call(ports.site, "GET", path)).text;

/** A game made elsewhere: known by command, its page and its category by the editor. */
async function listGame(editor: string): Promise<void> {
  expect(await npm("provider", "add", "acme", "Acme Games")).toBe("Acme Games is known as acme");
  expect(await npm("provider", "add-key", "acme", "2026-11")).toMatch(/^[\w-]{43}$/);
  const file = join(home, "pebble-path.json");
  const facts = { returnToPlayer: 0.965, deviation: 4.2, roundMs: 2_500, product: "casino" };
  const stakes = { USD: { min: "0.10", max: "100.00" } };
  const names = { game: "pebble-path", gameCode: "pebble-path-v2", path: "/pebble-path" };
  await writeFile(file, JSON.stringify({ ...names, ...facts, stakes }));
  await npm("provider", "add-game", "acme", file);
  await publish(editor, "casino_game_page", {
    common: { gameId: "pebble-path", category: "studios", subCategory: "guessing" },
    en: { slug: "pebble-path", title: "Pebble Path", blocks: [] },
  });
  await publish(editor, "game_category", {
    common: { games: ["pebble-path"] },
    en: { slug: "guessing", name: "Guessing", title: "A guess, and it shows" },
  });
  await expect
    .poll(() => pageOf("/casino/studios/guessing/pebble-path"), { timeout: 30_000 })
    .toContain("Pebble Path");
}

/** A player of the new brand pays in over the contract of BTCPay. */
async function payIn(session: string, cookie: string): Promise<void> {
  const deposits = `/services/cashier/v1/profiles/${session}/deposits`;
  const begun = await call(ports.site, "POST", deposits, {
    cookie,
    body: { method: "crypto", amount: "100.00", currency: "USD" },
    headers: { "idempotency-key": uuidv7() },
  });
  expect(begun.status, begun.text).toBe(201);
  const { id } = JSON.parse(begun.text) as { id: string };
  const notice = btcpay.pay(id);
  const notices = "/services/cashier/v1/providers/btcpay/notices";
  const told = await call(ports.site, "POST", notices, notice);
  expect(told.status, told.text).toBeLessThan(300);
  await expect
    .poll(async () => (await call(ports.site, "GET", `${deposits}/${id}`, { cookie })).text, {
      timeout: 60_000,
      interval: 1_000,
    })
    .toContain('"state":"completed"');
}

test(
  "an empty database becomes a house: two administrators, a brand, an editor's page, a provider's game, a player who pays in and opens it",
  { timeout: 600_000 },
  async () => {
    const [, one = ""] = await untilSaid(/sign in as +croupier +once, within a week, with (\S+)/);
    const [, two = ""] = await untilSaid(/or as +croupier-two +once, within a week, with (\S+)/);
    await untilSaid(/No brand yet/);
    const first = await enter("croupier", one);
    const second = await enter("croupier-two", two);

    const brand = ["new", "heron", "Heron Casino", "--host", "localhost", "--language", "en"];
    const place = ["--currency", "USD", "--country", "CW", "--time-zone", "America/Curacao"];
    expect(await npm("brand", ...brand, ...place)).toMatch(
      /^Heron Casino is heron, at localhost\./,
    );
    await untilSaid(/The site listens on port \d+/);
    const configuration = "/services/site-configuration/v1/brands";
    expect(await pageOf(`${configuration}/heron`)).toContain("Heron Casino");
    expect((await call(ports.site, "GET", `${configuration}/kingfisher`)).status).toBe(404);

    const editor = await hireEditor(first, second);
    const hello = { slug: "hello", title: "Heron says hello", blocks: [] };
    await publish(editor, "content_page", { common: { pageType: "generic" }, en: hello });
    await expect.poll(() => pageOf("/pages/hello"), { timeout: 30_000 }).toContain(hello.title);
    await listGame(editor);

    const person = describePerson("petronella");
    const joined = await call(ports.site, "POST", "/services/identity/v1/profiles", {
      body: person,
    });
    expect(joined.status, joined.text).toBe(201);
    const { cookie } = joined;
    const { id: session } = JSON.parse(joined.text) as { id: string };
    await payIn(session, cookie);
    const opened = await call(
      ports.site,
      "GET",
      "/services/casino/casino-lobby-services/v1/games/pebble-path/url?mode=real&channelType=WEB&language=en",
      { cookie, headers: { "x-channel": "WEB" } },
    );
    expect(opened.text).toMatch(
      /"https:\/\/games\.acme\.example\/pebble-path\?lang=en#launch=[\w-]{43}"/,
    );
  },
);
