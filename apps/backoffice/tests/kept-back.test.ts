import { join } from "node:path";
import { desk } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";
import { content, page } from "./desk-world.ts";

let world: BackofficeWorld;
let cookie: string;
beforeAll(async () => {
  world = await openBackofficeWorld();
  cookie = await world.signIn();
});
afterAll(() => world.leave());

const by = "zoe";
const store = () => world.backoffice.services.content;
const linkTo = (link: string) => ({
  type: "link-list",
  props: { id: "l", links: [{ text: "There", link }] },
});

async function draft(slug: string, blocks: unknown[] = []): Promise<string> {
  const entryId = uuidv7();
  const parts = { common: { pageType: "generic" }, en: { ...page(slug), blocks } };
  const kind = "content_page";
  const made = await store().createEntry({ entryId, bucket: "default", kind, parts, by });
  expect(made.ok).toBe(true);
  return entryId;
}

async function publishMany(...entries: string[]) {
  const body = { action: "publish", entries };
  const answer = await world.call("POST", desk.bulk.path, { cookie, body });
  expect(answer.status).toBe(200);
  return desk.bulk.responses[200].parse(answer.json).items;
}

test("a page that is kept back by call says why, and which part and block", async () => {
  const image = { type: "image", props: { id: "i" } };
  const id = await draft("kept-back", [linkTo("/pages/nowhere"), image]);
  const answer = await world.call("POST", `${content}/entries/${id}/publications`, {
    cookie,
    body: {},
  });
  expect(answer.status).toBe(409);
  expect(answer.json).toMatchObject({
    code: "hints_open",
    hints: [
      { code: "block_unfinished", type: "image", part: "en", block: "i" },
      { code: "link_dead", link: "/pages/nowhere", part: "en", block: "l" },
    ],
  });
});

test("of many, those that are fit are shown, and of each other the reason is told", async () => {
  const [fit, unfit] = [await draft("fit"), await draft("unfit", [linkTo("/pages/nowhere")])];
  expect(await publishMany(fit, unfit)).toMatchObject([
    { id: fit, ok: true, refusal: null },
    { id: unfit, ok: false, refusal: { code: "hints_open", hints: [{ code: "link_dead" }] } },
  ]);
});

test("a page may lead to one that is published with it, further down the list", async () => {
  const [first, second, third] = [
    await draft("leads", [linkTo("/pages/leads-on")]),
    await draft("leads-on", [linkTo("/pages/led-to")]),
    await draft("led-to"),
  ];
  expect(await publishMany(first, second, third)).toMatchObject([
    { id: first, ok: true },
    { id: second, ok: true },
    { id: third, ok: true },
  ]);
});

test("nothing that the house ships would be kept back", async () => {
  await store().sowDemo(join(import.meta.dirname, "../../../database/demo/content"));
  const keptBack: unknown[] = [];
  for (const bucket of ["default", "marlin"]) {
    const { items } = await store().listEntries({ bucket, pageSize: 1_000 });
    const shipped = items.filter(({ writtenBy }) => writtenBy === "the first start");
    expect(shipped.length).toBeGreaterThan(10);
    for (const { entryId, kind, path } of shipped) {
      const parts = (await store().readEntry(entryId))?.parts ?? {};
      for (const [part, { newest, latestNumber: basedOn }] of Object.entries(parts)) {
        // Written once more, so that it would be new to visitors.
        await store().saveDraft({ entryId, part, basedOn, by, data: newest.data });
      }
      const shown = await store().publish({ entryId, by });
      if (!shown.ok) keptBack.push({ bucket, kind, path, ...shown.refusal });
    }
  }
  expect(keptBack).toEqual([]);
});
