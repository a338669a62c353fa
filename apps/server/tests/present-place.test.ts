import { createHmac, randomBytes } from "node:crypto";
import { once } from "node:events";
import { flightsPath } from "@croupier/contracts/play-addresses";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset } from "@croupier/kit/money";
import { systemClock } from "@croupier/kit/time";
import { createProviderDesk, type NewListedGame } from "@croupier/providers";
import type { Person } from "@croupier/tools/people";
import { sown } from "@croupier/tools/templates";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { openVault } from "../src/provider-vault.ts";
import { askGames, openFrame, press, type Framed } from "./game-play.ts";
import { quickPace } from "./flight-play.ts";
import { startPaymentsSandbox, type PaymentsSandbox } from "./payments-sandbox.ts";
import { joined, signedInAs } from "./people.ts";
import { serveOn, type Served } from "./serve.ts";

/** Under the strictest law: tables are closed, a slot takes one dollar and is pressed for, round by round. */
const quebec = "24.48.0.1";
const germany = "130.149.7.1";
const home = "10.0.0.2";

let fresh: FreshDatabase;
let served: Served;
let sandbox: PaymentsSandbox;
let secret: Buffer;
let person: Person;
let people = 0;

beforeAll(async () => {
  fresh = await freshDatabase({ template: sown });
  sandbox = await startPaymentsSandbox();
  served = await serveOn(fresh, (config) => ({
    ...config,
    payments: sandbox.settings,
    flights: { ...config.flights, pace: quickPace },
    http: { ...config.http, trustedProxies: ["127.0.0.0/8", "::1/128"] },
  }));
  secret = await connectMaker();
});
afterAll(async () => {
  await served.close();
  sandbox.close();
  await fresh.drop();
});
beforeEach(async () => {
  people += 1;
  person = await joined(served, `moving${people}`);
});

const codeOf = async (answer: Response) => {
  const { code = "ok" } = (await answer.json()) as { code?: string };
  return [answer.status, code];
};

/** What a frame asks from an address: its token is what was launched at home. */
const askFrom = (address: string, framed: Framed, path: string, body: unknown) =>
  askGames(served, "POST", path, body, {
    authorization: `Bearer ${framed.opened.sessionToken}`,
    "x-forwarded-for": address,
  });

/** The poll of an open page of the site: what it comes from is where the session was last seen. */
const pollFrom = (address: string) =>
  fetch(`${served.url}/services/wallet-gateway/v1/profiles/${person.id}/balances`, {
    headers: { cookie: person.cookie, "x-forwarded-for": address },
  });

async function balance(): Promise<string | undefined> {
  const answer = await pollFrom(home);
  const entries = (await answer.json()) as { type: string; amount: string }[];
  return entries.find(({ type }) => type === "playable")?.amount;
}

const roulette = () => press({ choice: { bets: [{ bet: "red", stake: "100" }] } });

test("a table that was opened at home takes no stake where the law closes tables, and again at home", async () => {
  const framed = await openFrame(served, person, "european-roulette");
  const openFrom = async (address: string) =>
    codeOf(await askFrom(address, framed, "/play/v1/rounds", roulette()));
  expect(await openFrom(home)).toEqual([201, "ok"]);
  const before = await balance();
  expect(await openFrom(quebec)).toEqual([403, "not_offered_here"]);
  expect(await balance()).toBe(before);
  expect(await openFrom(home)).toEqual([201, "ok"]);
});

test("a hand that was dealt at home is played to its end abroad, and nothing is added to it there", async () => {
  const framed = await openFrame(served, person, "blackjack-21");
  const round = await dealFor(framed, "double");
  const at = `/play/v1/rounds/${round.id}/actions`;
  const place = round.actions.length;
  const before = await balance();
  const double = await askFrom(quebec, framed, at, { place, action: { move: "double" } });
  expect(await codeOf(double)).toEqual([403, "not_offered_here"]);
  expect(await balance()).toBe(before);
  const stand = await askFrom(quebec, framed, at, { place, action: { move: "stand" } });
  expect(await stand.json()).toMatchObject({ state: "closed", staked: "2.00" });
});

test("a slot takes what the law of the place takes, press by press, whatever was launched", async () => {
  const framed = await openFrame(served, person, "lucky-dice");
  const openFrom = async (address: string, facts: object) =>
    (await codeOf(await askFrom(address, framed, "/play/v1/rounds", press({ ...facts }))))[1];
  expect(await openFrom(quebec, { stake: "1.01" })).toBe("stake_out_of_range");
  expect(await openFrom(quebec, { automatic: true })).toBe("autoplay_not_offered");
  expect(await openFrom(quebec, {})).toBe("ok");
  expect(await openFrom(quebec, {})).toBe("round_too_soon");
  expect(await openFrom(home, { stake: "1.01", automatic: true })).toBe("ok");
});

test(
  "a flight is joined where its game is offered, and left from anywhere",
  { timeout: 120_000 },
  async () => {
    await fresh.database.pool.query(
      "UPDATE casino.games SET closed_under = '{DEFAULT}' WHERE game = 'skylark'",
    );
    const { opened } = await openFrame(served, person, "skylark");
    const own = await flightsFrom(home, opened.sessionToken);
    const abroad = await flightsFrom(quebec, opened.sessionToken);
    expect(await abroad.boardNext()).toBe("not_offered_here");
    const round = await own.boardNext();
    expect(round).toMatch(/^[0-9a-f-]{36}$/);
    abroad.ask({ ask: "leave", round });
    const left = await abroad.until(
      ({ about, round: told }) => about === round || (told?.id === round && told.state !== "open"),
    );
    // A slow player has taken off: nobody leaves a flight in the air, at home neither.
    expect(left.round?.state ?? left.code).toMatch(/^(voided|closed|flight_gone)$/);
    own.close();
    abroad.close();
  },
);

test("a bet at a maker's game is judged as its product, where the session was last seen; a win is paid", async () => {
  const names = await openAtMaker("pebble-table");
  const bet = (game_code: string) => askMaker("bet", { ...named(names, game_code), ...stake });
  const home1 = await bet("pebble-table");
  expect(home1["status"]).toBe("OK");
  await pollFrom(quebec);
  expect((await bet("pebble-table"))["status"]).toBe("GEO_BLOCKED");
  const won = { ...named(names, "pebble-table"), round_id: home1["round_id"], ...stake };
  expect((await askMaker("win", won))["status"]).toBe("OK");
  await pollFrom(home);
  expect((await bet("pebble-table"))["status"]).toBe("OK");
  const { rows } = await fresh.database.pool.query(
    "SELECT DISTINCT product FROM wallet.operations WHERE player_id = $1",
    [person.id],
  );
  expect(rows).toEqual([{ product: "tables" }]);
});

test("a maker's game that is faster than the law of the place takes no bet there", async () => {
  const names = await openAtMaker("pebble-quick");
  const bet = () => askMaker("bet", { ...named(names, "pebble-quick"), ...stake });
  expect((await bet())["status"]).toBe("OK");
  await pollFrom(quebec);
  expect((await bet())["status"]).toBe("GEO_BLOCKED");
});

test("a deposit is begun within the limits of the law of the place", async () => {
  person = await joined(served, `paying${people}`, { currency: "EUR" });
  const beginFrom = async (address: string, amount: string) => {
    const path = `/services/cashier/v1/profiles/${person.id}/deposits`;
    const answer = await fetch(served.url + path, {
      method: "POST",
      headers: {
        origin: served.url,
        cookie: person.cookie,
        "content-type": "application/json",
        "idempotency-key": uuidv7(),
        "x-forwarded-for": address,
      },
      body: JSON.stringify({ method: "card", amount, currency: "EUR" }),
    });
    return (await codeOf(answer))[1];
  };
  expect(await beginFrom(germany, "1000.01")).toBe("limit_reached");
  expect(await beginFrom(home, "1000.01")).toBe("ok");
});

type Round = { id: string; state: string; actions: unknown[]; steps: { events: object[] }[] };

/** Deals until this may be done; whatever is asked before costs nothing. */
async function dealFor(framed: Framed, move: string): Promise<Round> {
  const hand = { stake: "2.00", choice: { seats: [{ stake: "200", pairs: "0" }] } };
  for (;;) {
    const opened = await askFrom(home, framed, "/play/v1/rounds", press(hand));
    let round = (await opened.json()) as Round;
    while (round.state === "open") {
      const events = round.steps.flatMap((step) => step.events) as {
        type: string;
        moves?: string[];
      }[];
      const asked = events.findLast(({ type }) => type === "asked" || type === "insuranceOffered");
      if (asked?.moves?.includes(move)) return round;
      const action =
        asked?.type === "asked" ? { move: "stand" } : { move: "insure", seats: [] as number[] };
      const at = `/play/v1/rounds/${round.id}/actions`;
      const acted = await askFrom(home, framed, at, { place: round.actions.length, action });
      round = (await acted.json()) as Round;
    }
  }
}

type Said = {
  say: string;
  about?: string;
  code?: string;
  round?: { id: string; playId: string; state: string };
};

async function flightsFrom(address: string, token: string) {
  const socket = new WebSocket(served.gamesUrl.replace("http", "ws") + flightsPath, {
    headers: { "x-forwarded-for": address },
  });
  const heard: Said[] = [];
  const waiting = new Set<() => void>();
  socket.on("message", (data) => {
    heard.push(JSON.parse(String(data)) as Said);
    for (const look of waiting) look();
  });
  await once(socket, "open");
  const ask = (said: object) => socket.send(JSON.stringify(said));
  ask({ ask: "join", token });
  const until = (holds: (said: Said) => boolean): Promise<Said> =>
    new Promise((resolve) => {
      const look = () => {
        const found = heard.find(holds);
        if (found === undefined) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  // Until then nobody knows whose socket it is.
  await until(({ say }) => say === "board");
  return {
    ask,
    until,
    close: () => socket.close(),
    /** The round of a seat in the next flight that boards, or why there is none. */
    async boardNext(): Promise<string> {
      for (;;) {
        const playId = uuidv7();
        ask({ ask: "board", playId, stake: "1.00", landAt: null });
        const said = await until(
          ({ about, round }) => about === playId || round?.playId === playId,
        );
        if (said.round !== undefined) return said.round.id;
        if (said.code !== "flight_gone") return said.code ?? "";
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

const madeElsewhere: NewListedGame = {
  game: "pebble-table",
  provider: "pebble",
  gameCode: "pebble-table",
  path: "/table",
  product: "tables",
  returnToPlayer: 0.98,
  deviation: 1,
  roundMs: 30_000,
  stakes: { USD: { min: "0.10", max: "100.00" } },
};
const maker = () =>
  createProviderDesk({
    database: fresh.database,
    clock: systemClock,
    vault: openVault(served.config.keyring),
  });

async function connectMaker(): Promise<Buffer> {
  const key = randomBytes(32);
  const desk = maker();
  await desk.addProvider({ code: "pebble", name: "Pebble", spend: "cash_first" });
  await desk.addKey({
    provider: "pebble",
    keyId: "one",
    secret: key,
    validFrom: new Date(0),
    validUntil: null,
  });
  await desk.addGame(madeElsewhere);
  const quick = { game: "pebble-quick", gameCode: "pebble-quick", path: "/quick" };
  await desk.addGame({ ...madeElsewhere, ...quick, product: "casino", roundMs: 1_000 });
  return key;
}

async function askMaker(type: string, message: object): Promise<Record<string, string>> {
  const issued_at = systemClock().toISOString();
  const body = JSON.stringify({ type, request_id: uuidv7(), issued_at, ...message });
  const timestamp = String(Math.floor(systemClock().getTime() / 1_000));
  const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  const answer = await fetch(`${served.url}/services/providers/v1/pebble/${type}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-key-id": "one",
      "x-timestamp": timestamp,
      "x-signature": signature,
    },
    body,
  });
  return { ...message, ...((await answer.json()) as Record<string, string>) };
}

const stake = { amount: "100", scale: 2 };
const named = (names: object, game_code: string) => ({
  ...names,
  game_code,
  transaction_id: uuidv7(),
  round_id: uuidv7(),
});

/** The session of this person at a game, as its maker has it. */
async function openAtMaker(gameCode: string) {
  const currency = getAsset("USD");
  const launched = await maker().launch({
    provider: "pebble",
    playerId: person.id,
    sessionId: await signedInAs(served, person),
    gameCode,
    currency,
  });
  const { session_token, player_ref } = await askMaker("authenticate", { launch_token: launched });
  return { session_token, player_ref, currency };
}
