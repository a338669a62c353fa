import { everyEndpoint } from "@croupier/contracts";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import type { Person } from "@croupier/tools/people";
import { sown } from "@croupier/tools/templates";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "./people.ts";
import { serveOn, type Served } from "./serve.ts";

let fresh: FreshDatabase;
let served: Served;
let person: Person;
beforeAll(async () => {
  fresh = await freshDatabase({ template: sown });
  served = await serveOn(fresh, (config) => ({
    ...config,
    http: { ...config.http, trustedProxies: ["127.0.0.0/8", "::1/128"] },
  }));
  person = await joined(served, "thora");
});
afterAll(async () => {
  await served.close();
  await fresh.drop();
});

const launches: readonly (readonly [item: string, path: string])[] = [
  ["S7.4", "/services/casino/casino-lobby-services/games/lucky-dice/url?mode=real"],
  ["S7.6", "/services/casino/casino-lobby-services/v1/games/lucky-dice/url?mode=real"],
  ["S7.7", "/services/games-integration-service/api/v1/games/lucky-dice/url"],
];

const ask = (path: string, headers: Readonly<Record<string, string>>) =>
  fetch(served.url + path, { headers: { cookie: person.cookie, ...headers } });

async function tokens(): Promise<number> {
  const { rows } = await fresh.database.pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM casino.token_directory WHERE player_id = $1",
    [person.id],
  );
  return rows[0]?.count ?? 0;
}

const ofAnother: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "a picture of another site": { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" },
  "a link of another site": { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
  "a script of another site": { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
  "a script in a browser that names only its origin": { origin: "https://evil.example" },
};

test.each(Object.keys(ofAnother))("%s has no token of a launch made", async (page) => {
  const before = await tokens();
  for (const [, path] of launches) {
    const answer = await ask(path, ofAnother[page] ?? {});
    expect([path, answer.status]).toEqual([path, 403]);
    expect(await answer.json()).toMatchObject({ code: "cross_site_write" });
  }
  expect(await tokens()).toBe(before);
});

test.each(launches)(
  "[%s] is asked by pages of ours, of a sibling host, by a typed address and by what is no browser",
  async (_, path) => {
    for (const site of ["same-origin", "same-site", "none", undefined]) {
      const answer = await ask(path, site === undefined ? {} : { "sec-fetch-site": site });
      expect([site, answer.status]).toEqual([site, 200]);
    }
  },
);

test("[S7.8] a practice, which leaves nothing here, is asked from anywhere", async () => {
  const path = "/services/games-integration-service/api/v1/games/lucky-dice/practice/url";
  const before = await tokens();
  expect((await ask(path, { "sec-fetch-site": "cross-site" })).status).toBe(200);
  expect(await tokens()).toBe(before);
});

test("whatever else makes something by a read is not asked by another site", async () => {
  const made = everyEndpoint.filter(({ creates }) => creates === true);
  expect(made.map(({ name }) => name)).toEqual([
    "documents.verificationUrl",
    "referral.profile",
    "casino.gameUrl",
    "casino.lobbyGameUrl",
    "games.realUrl",
  ]);
  for (const { method, path } of made) {
    expect(method).toBe("GET");
    const spelt = path.replace(":session", person.id).replace(/:\w+/g, "lucky-dice");
    expect((await ask(spelt, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  }
});

test("behind a proxy that is trusted the scheme is the one it names", async () => {
  const https = served.url.replace("http:", "https:");
  const path = `/services/safer-play/v1/profiles/${person.id}/reality-check`;
  const write = async (origin: string, proto?: string) => {
    const answer = await fetch(served.url + path, {
      method: "PUT",
      headers: {
        cookie: person.cookie,
        origin,
        "content-type": "application/json",
        ...(proto === undefined ? {} : { "x-forwarded-proto": proto }),
      },
      body: JSON.stringify({ minutes: 30 }),
    });
    return answer.status === 403 ? "refused" : "heard";
  };
  expect(await write(https, "https")).toBe("heard");
  expect(await write(served.url, "https")).toBe("refused");
  expect(await write(https)).toBe("refused");
  expect(await write(served.url)).toBe("heard");
});
