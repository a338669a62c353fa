import type { Person } from "@croupier/tools/people";
import { hostilePaths } from "@croupier/site/hostile-paths";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joined } from "./people.ts";
import { serve, type Served } from "./serve.ts";

let served: Served;
let person: Person;
const payloads = hostilePaths();
beforeAll(async () => {
  served = await serve((config) => ({
    ...config,
    pages: { ...config.pages, visitsPerWindow: 1e6 },
  }));
  person = await joined(served, "orla");
});
afterAll(() => served.close());

/** Where each of them is sent, where they are sent anywhere at all. */
async function locationsOf(
  addresses: readonly string[],
  headers: Record<string, string> = {},
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const address of addresses) {
    const answer = await fetch(served.url + address, { redirect: "manual", headers });
    const location = answer.headers.get("location");
    if (location !== null) found.set(address, location);
    expect(answer.status, address).toBeLessThan(500);
  }
  return found;
}

/** A path of this site for every reader: with one slash in front, and nothing that some take for two. */
function expectOfThisSite(location: string, address: string): void {
  expect(new URL(location, `${served.url}/somewhere`).origin, address).toBe(served.url);
  expect(location.replace(served.url, ""), address).toMatch(/^\/(?![/\\])/);
}

describe("F5: a link with another address in it leads nowhere but to this site", () => {
  test("there are three hundred ways to dress one up", () => {
    expect(new Set(payloads).size).toBeGreaterThan(300);
  });

  test("as the destination of somebody who is signed in already", async () => {
    const pages = payloads.map((one) => `/login?destination=${encodeURIComponent(one)}`);
    const locations = await locationsOf(pages, { cookie: person.cookie });
    expect(locations.size).toBe(pages.length);
    for (const [address, location] of locations) expectOfThisSite(location, address);
  });

  test("as the page that somebody wants to see, before it is asked who they are", async () => {
    const pages = payloads.map((one) => `/account/limits?next=${encodeURIComponent(one)}`);
    for (const [address, location] of await locationsOf(pages)) {
      expectOfThisSite(location, address);
      expect(location, address).toMatch(/^\/login\?destination=%2Faccount%2Flimits/);
    }
  });

  test("as the code of a welcome", async () => {
    const pages = payloads.map((one) => `/welcome/${encodeURIComponent(one)}`);
    const locations = await locationsOf(pages);
    for (const [address, location] of locations) {
      expectOfThisSite(location, address);
      expect(location, address).toMatch(/^\/join\?/);
    }
    expect((await locationsOf(["/welcome/P2345678"])).size).toBe(1);
  });

  test("as the page that joining lies over, and beside it in the query", async () => {
    const around = payloads.map((one) => `/?overlay=join&destination=${encodeURIComponent(one)}`);
    const over = payloads.filter((one) => one.startsWith("/")).map((one) => pathOf(one));
    const pages = [...around, ...over.map((path) => `${path}?overlay=join`)];
    const locations = await locationsOf(pages);
    expect(locations.size).toBeGreaterThan(payloads.length);
    for (const [address, location] of locations) {
      expectOfThisSite(location, address);
      expect(location, address).toMatch(/^\/join(?:\?|$)/);
    }
  });

  test("as a path that is put right", async () => {
    const paths = payloads.filter((one) => one.startsWith("/")).map((one) => `${pathOf(one)}/`);
    for (const [address, location] of await locationsOf(paths)) expectOfThisSite(location, address);
    expect((await locationsOf(["/help/"])).get("/help/")).toBe("/help");
  });
});

/** As it can stand in the first line of a request: what a browser would never send is encoded. */
function pathOf(payload: string): string {
  const [path = ""] = payload.split("#", 1);
  return encodeURI(path).replaceAll("%25", "%");
}
