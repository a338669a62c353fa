import { createHmac, randomBytes } from "node:crypto";
import { request } from "node:http";
import { gzipSync } from "node:zlib";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset } from "@croupier/kit/money";
import { systemClock } from "@croupier/kit/time";
import { createProviderDesk, readPublicKey } from "@croupier/providers";
import { sown } from "@croupier/tools/templates";
import { auditMoney } from "@croupier/wallet";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openVault } from "../src/provider-vault.ts";
import { createMaker, hubSigned } from "./hub-maker.ts";
import { joined, signedInAs } from "./people.ts";
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
  fresh = await freshDatabase({ template: sown });
  served = await serveOn(fresh);
  const vault = openVault(served.config.keyring);
  const desk = createProviderDesk({ database: fresh.database, clock: systemClock, vault });
  const valid = { keyId: "current", validFrom: new Date(0), validUntil: null };
  await desk.addProvider({ code: "acme", name: "Acme", spend: "cash_first" });
  await desk.addKey({ ...valid, provider: "acme", secret });
  await desk.addProvider({ code: "hub", name: "Hub", spend: "cash_first", dialect: "hub" });
  await desk.addKey({ ...valid, provider: "hub", secret: readPublicKey(maker.publicPem) });
  const wilma = await joined(served, "Wilma");
  const sessionId = await signedInAs(served, wilma);
  const launch = { playerId: wilma.id, sessionId, gameCode: game, currency };
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

function ourCall(call: string, fields: object): Sent {
  const body = JSON.stringify({
    type: call,
    request_id: uuidv7(),
    issued_at: systemClock().toISOString(),
    ...ours,
    game_code: game,
    currency,
    ...fields,
  });
  const path = `/services/providers/v1/acme/${call}`;
  return { path, headers: signedByUs(body), body: Buffer.from(body) };
}

const ourBet = (): Sent =>
  ourCall("bet", { transaction_id: uuidv7(), round_id: uuidv7(), amount: "100", scale: 2 });

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

type Said = { readonly http: number; readonly status: string | undefined };

async function send(sent: Sent): Promise<Said> {
  const { http, body } = await post(sent);
  const said = JSON.parse(body || "{}") as { status?: unknown };
  return { http, status: typeof said.status === "string" ? said.status : undefined };
}

/** As it stands, header by header: what a client of ours would tidy up is sent untidied. */
function post({ path, headers, body }: Sent): Promise<{ http: number; body: string }> {
  return new Promise((resolve, reject) => {
    const asking = request(`${served.url}${path}`, { method: "POST", headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on("data", (piece: Buffer) => pieces.push(piece));
      answer.on("end", () => {
        resolve({ http: answer.statusCode ?? 0, body: Buffer.concat(pieces).toString() });
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

  test.each(Object.entries(refusedWays))(
    "%s: refused, and nothing is held",
    async (way, change) => {
      const before = await held();
      const answer = await send(change(dialects[code](), signatureNames[code]));
      expect(answer).toEqual(way === tooLarge ? { http: 413, status: undefined } : notSigned[code]);
      expect(await held()).toBe(before);
    },
  );

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

type Kind = "bet" | "win" | "second win" | "rollback" | "end-round";
const kinds: readonly Kind[] = ["bet", "win", "second win", "rollback", "end-round"];

/** Every choice of messages about one bet of a round, each of them sent once, and each of them twice. */
const sequences = Array.from({ length: 2 ** kinds.length - 1 }, (_, number) =>
  kinds.filter((_kind, bit) => ((number + 1) >> bit) % 2 === 1),
).flatMap((chosen) => [chosen, [...chosen, ...chosen]]);

type Round = { stake: "none" | "open" | "settled" | "back"; change: number };

const startRound = (): Round => ({ stake: "none", change: 0 });

/** What the round comes to when its messages are heard in this order, those that found no bet anew. */
function expectedChange(heard: readonly Kind[]): number {
  const round = startRound();
  const answered = new Set<Kind>();

  function hear(kind: Kind): void {
    if (kind === "bet") {
      if (round.stake !== "none") return;
      round.stake = "open";
      round.change -= 100;
    } else if (kind === "rollback") {
      if (round.stake === "open") round.change += 100;
      if (round.stake !== "settled") round.stake = "back";
    } else if (round.stake !== "back") {
      round.stake = "settled";
      round.change += payouts[kind];
    }
  }

  for (let pass = 0; pass < kinds.length; pass += 1) {
    for (const kind of heard) {
      const needsBet = kind !== "bet" && kind !== "rollback";
      // A repeat changes nothing, and what finds no bet stays to be asked again.
      if (answered.has(kind) || (needsBet && round.stake === "none")) continue;
      hear(kind);
      answered.add(kind);
    }
  }
  return round.change;
}

const payouts = { win: 30, "second win": 7, "end-round": 0 } as const;

describe("A6, A7: the messages of a round", () => {
  async function balance(): Promise<number> {
    const { body } = await post(ourCall("balance", {}));
    return Number((JSON.parse(body) as { balance: string }).balance);
  }

  /** Plays as a provider does: what was not found is asked again with its id, after the others. */
  async function play(heard: readonly Kind[]): Promise<void> {
    const round_id = uuidv7();
    const ids = new Map(kinds.map((kind) => [kind, uuidv7()]));
    const bet = ids.get("bet");
    const messageOf = (kind: Kind): Sent => {
      const names = { round_id, transaction_id: ids.get(kind) };
      if (kind === "bet") return ourCall("bet", { ...names, amount: "100", scale: 2 });
      if (kind === "end-round") return ourCall("end-round", names);
      const after = { ...names, reference_transaction_id: bet };
      if (kind === "rollback") return ourCall("rollback", after);
      return ourCall("win", { ...after, amount: String(payouts[kind]), scale: 2 });
    };
    let waiting = heard;
    for (let pass = 0; pass < kinds.length && waiting.length > 0; pass += 1) {
      const later: Kind[] = [];
      for (const kind of waiting) {
        const { status } = await send(messageOf(kind));
        expect(endings[kind]).toContain(status);
        if (status === "TRANSACTION_NOT_FOUND" || status === "TEMPORARY") later.push(kind);
      }
      waiting = later;
    }
  }

  const afterBet = ["OK", "ALREADY_ROLLED_BACK", "TRANSACTION_NOT_FOUND", "TEMPORARY"];
  const endings: Record<Kind, readonly string[]> = {
    bet: ["OK", "ALREADY_ROLLED_BACK", "TEMPORARY"],
    win: afterBet,
    "second win": afterBet,
    rollback: ["OK", "ALREADY_SETTLED", "TEMPORARY"],
    "end-round": afterBet,
  };

  test("62 sequences in three orders each come to what the model says", async () => {
    expect(sequences).toHaveLength(62);
    const orders = sequences.flatMap((sequence, seed) => {
      const whole = { minLength: sequence.length, maxLength: sequence.length };
      return fc.sample(fc.shuffledSubarray([...sequence], whole), { numRuns: 3, seed });
    });
    const atOnce = 31;
    for (let done = 0; done < orders.length; done += atOnce) {
      const heard = orders.slice(done, done + atOnce);
      const before = await balance();
      await Promise.all(heard.map(play));
      const wanted = heard.reduce((sum, order) => sum + expectedChange(order), 0);
      expect({ heard, moved: (await balance()) - before }).toEqual({ heard, moved: wanted });
    }
    expect(await auditMoney(fresh.database)).toEqual([]);
  }, 240_000);
});
