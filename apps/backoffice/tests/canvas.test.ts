import { desk } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";
import { onePixel, page } from "./desk-world.ts";

let world: BackofficeWorld;
let cookie: string;
const media = uuidv7();

beforeAll(async () => {
  world = await openBackofficeWorld();
  cookie = await world.signIn();
  const added = await world.backoffice.services.content.addMedia({
    mediaId: media,
    bucket: "default",
    name: "point",
    folder: "",
    alt: { en: "A red point" },
    bytes: onePixel,
    by: "zoe",
  });
  expect(added.ok).toBe(true);
});
afterAll(() => world.leave());

const stranger = {
  audience: "loggedOut",
  place: null,
  device: "Desktop",
  language: "en",
  moment: null,
};
const heading = (id: string, gates?: object) => ({
  type: "heading",
  props: { id, text: id, level: 2, ...(gates === undefined ? {} : { gates }) },
});

async function ask(blocks: readonly unknown[], onlooker: object = {}) {
  const answer = await world.call("POST", desk.resolveBlocks.path, {
    cookie,
    body: { bucket: "default", onlooker: { ...stranger, ...onlooker }, blocks },
  });
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return desk.resolveBlocks.responses[200].parse(answer.json);
}

const closedIn = async (gates: object, onlooker: object) =>
  (await ask([heading("a", gates)], onlooker)).closed;

test("blocks that are written show what the site would show, with pictures of this house", async () => {
  const image = { type: "image", props: { id: "i", media } };
  const { shown, pictures } = await ask([heading("h"), image]);
  expect(shown[0]).toEqual({ id: "h", resolved: null });
  expect(shown[1]).toMatchObject({
    id: "i",
    resolved: { image: { alt: "A red point", width: 1, height: 1 } },
  });
  expect(JSON.stringify(shown)).toContain(`/content/media/${media}/picture?width=`);
  expect(JSON.stringify(shown)).not.toContain("/assets/_next/");
  expect(pictures).toEqual({ [media]: { alt: { en: "A red point" }, colour: expect.any(String) } });
});

test("a picture there is none of shows nothing, and is not among the pictures", async () => {
  const { shown, pictures } = await ask([{ type: "image", props: { id: "i", media: uuidv7() } }]);
  expect({ shown, pictures }).toEqual({ shown: [], pictures: {} });
});

test("the chosen onlooker closes what a visitor like them would not see, and is told why", async () => {
  const notInQuebec = { geoTargetingFilter: { notIn: { countrySubdivision: { CA: ["QC"] } } } };
  expect(await closedIn({ audience: "loggedIn" }, {})).toEqual([{ id: "a", by: "audience" }]);
  expect(await closedIn({ audience: "loggedIn" }, { audience: "loggedIn" })).toEqual([]);
  expect(await closedIn({ device: "Mobile" }, {})).toEqual([{ id: "a", by: "device" }]);
  expect(await closedIn(notInQuebec, { place: "CA:QC" })).toEqual([{ id: "a", by: "place" }]);
  expect(await closedIn(notInQuebec, { place: "CA:ON" })).toEqual([]);
  const friday = { from: "2026-11-27T20:00:00.000Z" };
  expect(await closedIn(friday, { moment: "2026-11-27T19:59:00.000Z" })).toEqual([
    { id: "a", by: "time" },
  ]);
  expect(await closedIn(friday, { moment: "2026-11-27T20:00:00.000Z" })).toEqual([]);
});

test("what stands in a column that is closed is closed with it", async () => {
  const columns = {
    type: "columns",
    props: { id: "c", gates: { audience: "loggedIn" }, columns: [[heading("a")], []] },
  };
  const { shown, closed } = await ask([columns]);
  expect(shown).toEqual([]);
  expect(closed.map(({ id }) => id)).toEqual(["c", "a"]);
});

test("a link is dead until a page stands there, and lives as soon as it is published", async () => {
  const slug = "canvas-target";
  const link = { type: "link-list", props: { id: "l", links: [{ text: "A", link: `/${slug}` }] } };
  expect((await ask([link])).deadLinks).toEqual([`/${slug}`]);
  const { content: store } = world.backoffice.services;
  const entryId = uuidv7();
  const parts = { common: {}, en: page(slug) };
  await store.createEntry({
    entryId,
    bucket: "default",
    kind: "marketing_page",
    parts,
    by: "zoe",
  });
  expect((await ask([link])).deadLinks).toEqual([`/${slug}`]);
  expect((await store.publish({ entryId, by: "zoe" })).ok).toBe(true);
  expect((await ask([link])).deadLinks).toEqual([]);
});

test("a bucket or a language there is none of is refused", async () => {
  const refused = (bucket: string, language: string) =>
    world.call("POST", desk.resolveBlocks.path, {
      cookie,
      body: { bucket, onlooker: { ...stranger, language }, blocks: [] },
    });
  expect((await refused("nowhere", "en")).json).toMatchObject({ code: "not_found" });
  expect((await refused("default", "fr")).json).toMatchObject({ code: "language_not_offered" });
});

test("a link to a preview leads to the site of the brand, and ends", async () => {
  const { content: store } = world.backoffice.services;
  const entryId = uuidv7();
  const parts = { common: {}, en: page("canvas-preview") };
  const kind = "marketing_page";
  await store.createEntry({ entryId, bucket: "default", kind, parts, by: "zoe" });
  const wish = (entry: string, language = "en") =>
    world.call("POST", desk.previewLink.path, {
      cookie,
      body: { entry, onlooker: { ...stranger, language } },
    });
  const { status, json } = await wish(entryId);
  expect(status).toBe(200);
  expect(json.url).toMatch(/^http:\/\/[^/]+\/preview\/[\w.-]+/);
  expect(new Date(json.expiresAt).getTime()).toBeGreaterThan(Date.now());
  expect((await wish(uuidv7())).json).toMatchObject({ code: "not_found" });
  expect((await wish(entryId, "fr")).json).toMatchObject({ code: "language_not_offered" });
});
