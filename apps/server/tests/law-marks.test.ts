import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { readPlace } from "@croupier/places";
import { sown } from "@croupier/tools/templates";
import { openDesk } from "./desk.ts";
import { serveOn, type Served } from "./serve.ts";

let fresh: FreshDatabase;
const opened: Served[] = [];
beforeAll(async () => {
  fresh = await freshDatabase({ template: sown });
  // What editors have in the footer: nothing at all.
  await openDesk(fresh);
});
afterAll(async () => {
  for (const served of opened) await served.close();
  await fresh.drop();
});

/** A server for which every visitor of these tests is in this place. */
async function serveIn(place: string): Promise<Served> {
  const served = await serveOn(fresh, (config) => ({
    ...config,
    places: { ...config.places, ownNetworks: readPlace(place) ?? {} },
  }));
  opened.push(served);
  return served;
}

const pageOf = async (served: Served, path: string) => (await fetch(served.url + path)).text();

test.each([
  ["CW", "Adults only, 18 or over", []],
  ["GB", "Adults only, 18 or over", ["GamCare, 0808 8020 133"]],
  ["DE", "Adults only, 18 or over", ["BZgA, 0800 1372700"]],
  ["CA:ON", "Adults only, 19 or over", ["ConnexOntario, 1-866-531-2600"]],
  ["US:NJ", "Adults only, 21 or over", ["1-800-GAMBLER"]],
  ["nowhere", "Adults only, 21 or over", ["Gamblers Anonymous"]],
])(
  "in %s every page bears the marks of the law, whatever editors took out",
  async (place, age, lines) => {
    const served = await serveIn(place);
    // A page of content that is not there, one of the site, and the same again from the cache.
    for (const path of ["/", "/help/search-content", "/pages/nothing", "/help/search-content"]) {
      const page = await pageOf(served, path);
      expect(page).toContain(age);
      for (const line of lines) expect(page).toContain(line);
      if (lines.length === 0) expect(page).not.toContain("Help, free and in confidence");
    }
  },
);

test("a page with its marks is kept, and the next visitor of the place gets the same", async () => {
  const served = await serveIn("GB");
  const rendered = async () => {
    const text = await (await fetch(`${served.privateUrl}/metrics`)).text();
    return Number(/changes_total\{change="rendered"\} (\d+)/.exec(text)?.[1] ?? "0");
  };
  await pageOf(served, "/help/search-content");
  const before = await rendered();
  await pageOf(served, "/help/search-content");
  expect(await rendered()).toBe(before);
});
