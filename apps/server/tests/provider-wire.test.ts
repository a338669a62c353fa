import { createHmac, randomBytes } from "node:crypto";
import { request } from "node:http";
import { gzipSync } from "node:zlib";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset } from "@croupier/kit/money";
import { systemClock } from "@croupier/kit/time";
import { createProviderDesk, readPublicKey } from "@croupier/providers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openVault } from "../src/provider-vault.ts";
import { createMaker, hubSigned } from "./hub-maker.ts";
import { joined } from "./people.ts";
import { serveOn, type Served } from "./serve.ts";

const currency = getAsset("USD");
const game = "slot";
const secret = randomBytes(32);
const maker = createMaker();

let fresh: FreshDatabase;
let served: Served;
let ours: { readonly player_ref: string; readonly session_token: string };
let theirs: { readonly user: string; readonly token: string };

beforeAll(async () => {
  fresh = await freshDatabase();
  served = await serveOn(fresh);
  const vault = openVault(served.config.keyring);
  const desk = createProviderDesk({ database: fresh.database, clock: systemClock, vault });
  const valid = { keyId: "current", validFrom: new Date(0), validUntil: null };
  await desk.addProvider({ code: "acme", name: "Acme", spend: "cash_first" });
  await desk.addKey({ ...valid, provider: "acme", secret });
  await desk.addProvider({ code: "hub", name: "Hub", spend: "cash_first", dialect: "hub" });
  await desk.addKey({ ...valid, provider: "hub", secret: readPublicKey(maker.publicPem) });
  const { id: playerId } = await joined(served, "Wilma");
  const launch = { playerId, sessionId: uuidv7(), gameCode: game, currency };
  const opened = await desk.open({ ...launch, provider: "acme" });
  ours = { player_ref: opened.playerRef, session_token: opened.token };
  const hub = await desk.open({ ...launch, provider: "hub" });
  theirs = { user: hub.playerRef, token: hub.token };
});
afterAll(async () => {
  await served.close();
  await fresh.drop();
});

type Headers = Record<string, string | string[]>;
type Sent = { readonly path: string; readonly headers: Headers; readonly body: Buffer };

function ourBet(): Sent {
  const body = JSON.stringify({
    type: "bet",
    request_id: uuidv7(),
    issued_at: systemClock().toISOString(),
    ...ours,
    transaction_id: uuidv7(),
    round_id: uuidv7(),
    game_code: game,
    currency,
    amount: "100",
    scale: 2,
  });
  const path = "/services/providers/v1/acme/bet";
  return { path, headers: signedByUs(body), body: Buffer.from(body) };
}

function signedByUs(body: string | Buffer): Headers {
  const timestamp = String(Math.floor(systemClock().getTime() / 1000));
  const hmac = createHmac("sha256", secret).update(`${timestamp}.`).update(body);
  return {
    "content-type": "application/json",
    "x-key-id": "current",
    "x-timestamp": timestamp,
    "x-signature": hmac.digest("hex"),
  };
}

function hubBet(): Sent {
  const body = JSON.stringify({
    ...theirs,
    request_uuid: uuidv7(),
    transaction_uuid: uuidv7(),
    round: uuidv7(),
    game_code: game,
    currency,
    amount: 100_000,
  });
  const path = "/services/providers/hub/v2/hub/transaction/bet";
  return { path, headers: hubSigned(maker.privateKey, body), body: Buffer.from(body) };
}

const signatureNames = { acme: "x-signature", hub: "x-hub88-signature" } as const;
const notSigned = {
  acme: { http: 401, status: "INVALID_SIGNATURE" },
  hub: { http: 200, status: "RS_ERROR_INVALID_SIGNATURE" },
} as const;
const tooLarge = "a body larger than any call";
const dialects = { acme: ourBet, hub: hubBet } as const;

/** As it stands, header by header: what a client of ours would tidy up is sent untidied. */
function send({
  path,
  headers,
  body,
}: Sent): Promise<{ http: number; status: string | undefined }> {
  return new Promise((resolve, reject) => {
    const asking = request(`${served.url}${path}`, { method: "POST", headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on("data", (piece: Buffer) => pieces.push(piece));
      answer.on("end", () => {
        const said = JSON.parse(Buffer.concat(pieces).toString() || "{}") as { status?: unknown };
        const status = typeof said.status === "string" ? said.status : undefined;
        resolve({ http: answer.statusCode ?? 0, status });
      });
    });
    asking.on("error", reject);
    asking.end(body);
  });
}

async function held(): Promise<string | undefined> {
  const { rows } = await fresh.database.pool.query<{ held: string }>(
    "SELECT count(*)::text AS held FROM wallet.holds",
  );
  return rows[0]?.held;
}

/** Nothing of it may move, and nothing may be answered as if it had. */
const refusedWays: Record<string, (sent: Sent, name: string) => Sent> = {
  "two signatures, both of them good": ({ headers, ...rest }, name) => ({
    ...rest,
    headers: { ...headers, [name]: [String(headers[name]), String(headers[name])] },
  }),
  "a good signature after a bad one": ({ headers, ...rest }, name) => ({
    ...rest,
    headers: { ...headers, [name]: ["0".repeat(64), String(headers[name])] },
  }),
  "a signature in the address": ({ headers, path, body }, name) => {
    const { [name]: signature, ...others } = headers;
    return { body, headers: others, path: `${path}?${name}=${String(signature)}` };
  },
  [tooLarge]: ({ headers, path, body }) => ({
    path,
    headers,
    body: Buffer.concat([body, Buffer.alloc(70_000, " ")]),
  }),
  "a body that is packed, and signed unpacked": ({ headers, path, body }) => ({
    path,
    headers: { ...headers, "content-encoding": "gzip" },
    body: gzipSync(body),
  }),
  "a body cut short": ({ headers, path, body }) => ({
    path,
    headers,
    body: body.subarray(0, body.length - 1),
  }),
  "no body": ({ headers, path }) => ({ path, headers, body: Buffer.alloc(0) }),
};

describe.each(["acme", "hub"] as const)("F15, F18: on the wire of %s", (code) => {
  test("a bet as it should be is taken", async () => {
    const before = Number(await held());
    expect((await send(dialects[code]())).status).toMatch(/^(RS_)?OK$/);
    expect(Number(await held())).toBe(before + 1);
  });

  test.each(Object.keys(refusedWays))("%s: refused, and nothing is held", async (way) => {
    const before = await held();
    const change = refusedWays[way] ?? ((sent: Sent) => sent);
    const answer = await send(change(dialects[code](), signatureNames[code]));
    expect(answer).toEqual(way === tooLarge ? { http: 413, status: undefined } : notSigned[code]);
    expect(await held()).toBe(before);
  });

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/json; charset=utf-16",
    "",
  ])("the bytes are what was signed, whatever %j calls them", async (type) => {
    const sent = dialects[code]();
    const { "content-type": _, ...headers } = sent.headers;
    const named: Headers = type === "" ? headers : { ...headers, "content-type": type };
    expect((await send({ ...sent, headers: named })).status).toMatch(/^(RS_)?OK$/);
  });
});
