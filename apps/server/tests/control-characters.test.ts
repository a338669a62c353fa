import { everyEndpoint } from "@croupier/contracts";
import type { Person } from "@croupier/tools/people";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askGames, launch } from "./game-play.ts";
import { joined } from "./people.ts";
import { serve, type Served } from "./serve.ts";

let served: Served;
let person: Person;
beforeAll(async () => {
  served = await serve();
  person = await joined(served, "sigrid");
});
afterAll(() => served.close());

/** NUL, ESC, DEL and one of C1, as an address spells them. */
const controls = ["%00", "%1B", "%7F", "%C2%85"];

const launches = [
  "/services/casino/casino-lobby-services/games/:game/url?mode=practice",
  "/services/casino/casino-lobby-services/v1/games/:game/url?mode=practice",
  "/services/games-integration-service/api/v1/games/:game/practice/url",
];

test.each(launches)("a control character in the name of a game is no game at %s", async (path) => {
  for (const control of controls) {
    const answer = await fetch(served.url + path.replace(":game", `lucky${control}dice`));
    expect([control, answer.status]).toEqual([control, 400]);
    expect(await answer.json()).toMatchObject({ code: "invalid_request" });
  }
});

test("nor is it at the origin of games", async () => {
  for (const control of controls) {
    const answer = await askGames(served, "GET", `/play/v1/games/lucky${control}dice`);
    expect([control, answer.status]).toEqual([control, 400]);
  }
});

test("no call that reads answers a control character in its path or its query with a fault of ours", async () => {
  const reads = everyEndpoint.filter(
    ({ method, access, origin }) =>
      method === "GET" && origin !== "games" && (access === "public" || access === "player"),
  );
  expect(reads.length).toBeGreaterThan(40);
  const faults: string[] = [];
  for (const { path, params, query, name } of reads) {
    const spelt = (hostile: string) =>
      path.replace(/:(\w+)/g, (_, part: string) => (part === "session" ? person.id : hostile));
    const addresses = [
      ...(Object.keys(params?.shape ?? {}).some((part) => part !== "session")
        ? [spelt("a%00b")]
        : []),
      ...Object.keys(query?.shape ?? {}).map((part) => `${spelt("x")}?${part}=a%1Bb`),
    ];
    for (const address of addresses) {
      const { status } = await fetch(served.url + address, { headers: { cookie: person.cookie } });
      if (status < 400 || status >= 500) faults.push(`${name} ${address} → ${status}`);
    }
  }
  expect(faults).toEqual([]);
});

test("a launch with a good name is still a launch", async () => {
  expect((await launch(served, person)).status).toBe(200);
});
