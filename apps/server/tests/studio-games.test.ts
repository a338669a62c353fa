import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { systemClock } from "@croupier/kit/time";
import { createProviderDesk, type NewListedGame } from "@croupier/providers";
import type { Person } from "@croupier/tools/people";
import { findFreePort } from "@croupier/tools/world";
import { problem, type GameIndex } from "@croupier/contracts";
import { sown } from "@croupier/tools/templates";
import { auditMoney } from "@croupier/wallet";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openVault } from "../src/provider-vault.ts";
import { openDesk } from "./desk.ts";
import { launch } from "./game-play.ts";
import { joined } from "./people.ts";
import { startSampleStudio, type SampleStudio } from "./sample-studio.ts";
import { serveOn, type Served } from "./serve.ts";

const twoHands: NewListedGame = {
  game: "two-hands",
  provider: "pebble",
  gameCode: "two-hands",
  path: "/two-hands",
  product: "casino",
  returnToPlayer: 0.98,
  deviation: 0.98,
  roundMs: 1_000,
  stakes: { USD: { min: "0.10", max: "100.00" }, EUR: { min: "0.10", max: "100.00" } },
};

let fresh: FreshDatabase;
let served: Served;
let studio: SampleStudio;
let ana: Person;

beforeAll(async () => {
  fresh = await freshDatabase({ template: sown });
  const desk = await openDesk(fresh);
  await desk.publish("casino_game_page", {
    common: { gameId: "two-hands", category: "studios", subCategory: "guessing" },
    en: { slug: "two-hands", title: "Two Hands", description: "Find the pebble", blocks: [] },
  });
  const guessing = await desk.publish("game_category", {
    common: { games: ["two-hands"] },
    en: { slug: "guessing", name: "Guessing", title: "A guess, and it shows" },
  });
  await desk.publish("game_category", {
    common: { games: ["two-hands"], subCategories: [guessing], showAllSuffix: "all" },
    en: { slug: "studios", name: "Studios", title: "Made by other studios" },
  });
  const port = await findFreePort();
  studio = await startSampleStudio(`http://localhost:${port}/services/providers/v1/pebble`);
  served = await serveOn(fresh, (config) => ({
    ...config,
    http: { ...config.http, port },
    studios: new Map([["pebble", studio.url]]),
  }));
  await connect();
  ana = await joined(served, "ana");
});
afterAll(async () => {
  studio.close();
  await served.close();
  await fresh.drop();
});

/** What an operator does by hand: the maker, its key, and the game it has. */
async function connect(): Promise<void> {
  const desk = createProviderDesk({
    database: fresh.database,
    clock: systemClock,
    vault: openVault(served.config.keyring),
  });
  await desk.addProvider({ code: "pebble", name: "Pebble", spend: "cash_first" });
  const key = { keyId: "one", secret: studio.secret, validFrom: new Date(0), validUntil: null };
  await desk.addKey({ provider: "pebble", ...key });
  await desk.addGame(twoHands);
}

const real = "mode=real&channelType=WEB&language=de";
const opening = (query = real, person: Pick<Person, "cookie"> | undefined = ana, at = served) =>
  launch(at, person, query, "two-hands");
const launchToken = async (person: Person) =>
  new URL(await urlOf(await opening(real, person))).hash.slice("#launch=".length);
const codeOf = async (answer: Response) => [answer.status, problem.parse(await answer.json()).code];
const urlOf = async (answer: Response) => ((await answer.json()) as { url: string }).url;

test("a game made elsewhere is in the list of all games, with its maker and what it returns", async () => {
  await expect.poll(() => listed(), { timeout: 10_000 }).toHaveLength(1);
  expect((await listed())[0]).toMatchObject({
    title: "Two Hands",
    facts: { provider: "Pebble", returnToPlayer: 0.98, volatility: "low", stakeMax: "100.00" },
  });
});

test("its launch answers the page of its maker with a token, and guesses move the player's money", async () => {
  const ada = await joined(served, "ada");
  const url = new URL(await urlOf(await opening(real, ada)));
  expect(url.origin + url.pathname + url.search).toBe(`${studio.url}/two-hands?lang=de`);
  expect(url.hash).toMatch(/^#launch=[A-Za-z0-9_-]{43}$/);
  const launchToken = url.hash.slice("#launch=".length);
  const [first, second] = await Promise.all([
    studio.post("/open", { launchToken }),
    studio.post("/open", { launchToken }),
  ]);
  // A launch that is exchanged twice at once opens one session.
  const answers = [first, second];
  const opened = answers.find((answer) => answer["refused"] === undefined);
  expect(answers.filter((answer) => answer["refused"] === "INVALID_TOKEN")).toHaveLength(1);
  const token = opened?.["token"];
  let expected = BigInt(opened?.["balance"] ?? 0);
  for (const hand of ["left", "right", "left"]) {
    const found = await studio.post("/guess", { token, hand, minor: "200" });
    expected += BigInt(found["paid"] ?? 0) - 200n;
  }
  expect(await studio.post("/balance", { token })).toEqual({ balance: String(expected) });
  const path = `/services/safer-play/v1/profiles/${ada.id}/activity?period=day`;
  const answer = await fetch(served.url + path, { headers: { cookie: ada.cookie } });
  expect(await answer.json()).toMatchObject({ currency: "USD", total: { staked: "6.00" } });
  expect(await auditMoney(fresh.database)).toEqual([]);
});

test("no more is staked than the card of the game says", async () => {
  const { token } = await studio.post("/open", { launchToken: await launchToken(ana) });
  const dear = await studio.post("/guess", { token, hand: "left", minor: "10001" });
  expect(dear).toEqual({ refused: "BET_NOT_ALLOWED" });
  expect(await studio.post("/guess", { token, hand: "left", minor: "10000" })).toHaveProperty(
    "paid",
  );
});

test("who plays there is not idle, and who signs out stakes nothing more", async () => {
  const person = await joined(served, "leaving");
  const { token } = await studio.post("/open", { launchToken: await launchToken(person) });
  const activeAt = async () => {
    const { rows } = await fresh.database.pool.query<{ at: Date }>(
      "SELECT last_active_at AS at FROM players.session WHERE player_id = $1",
      [person.id],
    );
    return rows[0]?.at;
  };
  await fresh.database.pool.query(
    "UPDATE players.session SET last_active_at = now() - interval '20 minutes' WHERE player_id = $1",
    [person.id],
  );
  const before = await activeAt();
  const guess = () => studio.post("/guess", { token, hand: "left", minor: "100" });
  expect(await guess()).toHaveProperty("paid");
  expect(await activeAt()).not.toEqual(before);
  await fetch(`${served.url}/services/identity/v1/sessions/current`, {
    method: "DELETE",
    headers: { cookie: person.cookie, origin: served.url },
  });
  await expect.poll(guess, { timeout: 20_000 }).toEqual({ refused: "TOKEN_EXPIRED" });
});

test("practice is the page of its maker without a token", async () => {
  const practice = await opening("mode=practice", undefined);
  expect(await urlOf(practice)).toBe(`${studio.url}/two-hands?lang=en#practice`);
});

test("the pages of the site frame its maker's origin, and no other", async () => {
  const page = await fetch(`${served.url}/casino/studios/guessing/two-hands`);
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(new RegExp(`frame-src 'self' http://localhost:\\d+ ${studio.url}(;|$)`));
});

test("a visitor is asked to sign in, and another currency is not offered", async () => {
  expect(await codeOf(await opening(real, { cookie: "" }))).toEqual([401, "not_signed_in"]);
  const other = await opening(`${real}&currencyCode=EUR`);
  expect(await codeOf(other)).toEqual([422, "currency_not_offered"]);
});

test("an excluded player is told so, before the maker hears of them", async () => {
  const person = await joined(served, "away");
  await fresh.database.pool.query(
    `INSERT INTO players.exclusion (player_id, exclusion_id, set_by, may_return_at)
     VALUES ($1, gen_random_uuid(), 'player', now() + interval '7 months')`,
    [person.id],
  );
  expect(await codeOf(await opening(real, person))).toEqual([403, "self_excluded"]);
});

test("where the law wants longer rounds than its maker keeps to, it is not offered", async () => {
  const strict = await serveOn(fresh, (config) => ({
    ...config,
    keyring: served.config.keyring,
    studios: served.config.studios,
    places: { ...config.places, ownNetworks: { countryCode: "CA", subdivision: "ON" } },
  }));
  const person = await joined(served, "hasty");
  const answer = await opening(real, person, strict);
  await strict.close();
  expect(await codeOf(answer)).toEqual([403, "not_offered_here"]);
});

test("without a word of where its pages are it is unknown", async () => {
  const alone = await serveOn(fresh, (config) => ({ ...config, keyring: served.config.keyring }));
  const answer = await opening(real, ana, alone);
  await alone.close();
  expect(await codeOf(answer)).toEqual([404, "not_found"]);
});

test("switched off by staff it leaves the list and is not opened; the session that is open bets no more", async () => {
  const { hash } = new URL(await urlOf(await opening()));
  const { token } = await studio.post("/open", { launchToken: hash.slice("#launch=".length) });
  await fresh.database.pool.query(
    "UPDATE providers.provider SET disabled_games = '{two-hands}' WHERE provider = 'pebble'",
  );
  expect(await codeOf(await opening())).toEqual([403, "game_closed"]);
  await expect.poll(() => listed(), { timeout: 10_000 }).toEqual([]);
  const guess = () => studio.post("/guess", { token, hand: "left", minor: "200" });
  await expect.poll(guess, { timeout: 10_000 }).toEqual({ refused: "GAME_DISABLED" });
  await fresh.database.pool.query(
    "UPDATE providers.provider SET disabled_games = '{}' WHERE provider = 'pebble'",
  );
  await expect.poll(() => listed(), { timeout: 10_000 }).toHaveLength(1);
  await expect.poll(guess, { timeout: 10_000 }).toHaveProperty("paid");
});

async function listed() {
  const buckets = await fetch(`${served.url}/content/v5/buckets/default/languages/en/game-index`);
  const { games } = (await buckets.json()) as GameIndex;
  return games.filter(({ gameId }) => gameId === "two-hands");
}
