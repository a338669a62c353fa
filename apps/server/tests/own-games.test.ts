import { afterAll, beforeAll, expect, test } from "vitest";
import { casino } from "@croupier/contracts";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import type { Person } from "@croupier/tools/people";
import { sown } from "@croupier/tools/templates";
import { openDesk } from "./desk.ts";
import { joined } from "./people.ts";
import { serveOn, type Served } from "./serve.ts";

let fresh: FreshDatabase;
let served: Served;
let ana: Person;
let bert: Person;

beforeAll(async () => {
  fresh = await freshDatabase({ template: sown });
  const desk = await openDesk(fresh);
  const list = (list: string, title: string) => ({
    type: "own-games",
    props: { id: list, title, list },
  });
  await desk.publish("marketing_page", {
    common: {},
    en: {
      slug: "yours",
      title: "Yours",
      blocks: [list("played", "Played before"), list("favourites", "Kept for later")],
    },
  });
  served = await serveOn(fresh);
  ana = await joined(served, "ana");
  bert = await joined(served, "bert");
});
afterAll(async () => {
  await served.close();
  await fresh.drop();
});

async function ask(
  by: Person,
  { method, path }: { readonly method: string; readonly path: string },
  body?: object,
  of: Person = ana,
): Promise<Response> {
  return fetch(served.url + path.replace(":session", of.id).replace(":gameId", "lucky-dice"), {
    method,
    headers: {
      cookie: by.cookie,
      origin: served.url,
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const ownGames = async () => (await ask(ana, casino.ownGames)).json();

test("[S7.20] [S4.18] a play is recorded with 202, and counted from 1 on", async () => {
  expect(await ownGames()).toEqual({
    recent: [],
    mostPlayed: [],
    favourites: [],
    unfinished: [],
  });
  for (const count of [1, 2]) {
    const answer = await ask(ana, casino.recordPlay, { gameId: "lucky-dice" });
    expect([answer.status, await answer.text()]).toEqual([202, ""]);
    expect(await ownGames()).toMatchObject({
      recent: ["lucky-dice"],
      mostPlayed: [{ id: "lucky-dice", count }],
    });
  }
});

test("[S7.20] what is no game, no text or somebody else's is not recorded", async () => {
  const before = await ownGames();
  expect((await ask(ana, casino.recordPlay, { gameId: "nobody-knows" })).status).toBe(404);
  expect((await ask(ana, casino.recordPlay, { gameId: 7 })).status).toBe(400);
  expect((await ask(bert, casino.recordPlay, { gameId: "lucky-dice" })).status).toBe(404);
  expect((await ask(bert, casino.ownGames)).status).toBe(404);
  expect(await ownGames()).toEqual(before);
});

test("a favourite is kept, and dropped again, as often as anybody asks", async () => {
  for (let time = 0; time < 2; time += 1) {
    expect((await ask(ana, casino.keepFavourite)).status).toBe(204);
  }
  expect(await ownGames()).toMatchObject({ favourites: ["lucky-dice"] });
  for (let time = 0; time < 2; time += 1) {
    expect((await ask(ana, casino.dropFavourite)).status).toBe(204);
  }
  expect(await ownGames()).toMatchObject({ favourites: [] });
});

test("a page keeps room for what was played where anything was, and names no game of anybody", async () => {
  const pageFor = async (by?: Person) => {
    const headers = { "accept-language": "en", ...(by && { cookie: by.cookie }) };
    const html = await (await fetch(`${served.url}/yours`, { headers })).text();
    return ["Played before", "Kept for later", "lucky-dice"].filter((said) => html.includes(said));
  };
  expect(await pageFor()).toEqual([]);
  expect(await pageFor(bert)).toEqual(["Kept for later"]);
  const carla = await joined(served, "carla");
  await ask(carla, casino.recordPlay, { gameId: "lucky-dice" }, carla);
  await ask(carla, casino.keepFavourite, undefined, carla);
  expect(await pageFor(carla)).toEqual(["Played before", "Kept for later"]);
});
