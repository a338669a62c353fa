import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";
import { content } from "./desk-world.ts";

let world: BackofficeWorld;
let cookie: string;
beforeAll(async () => {
  world = await openBackofficeWorld();
  cookie = await world.signIn();
});
afterAll(() => world.leave());

function create(blocks: unknown, more: object = {}) {
  const en = { slug: "draft", title: "A draft", blocks, ...more };
  const body = { bucket: "default", kind: "marketing_page", parts: { common: {}, en } };
  return world.call("POST", `${content}/entries`, { cookie, body });
}

async function countEntries(): Promise<number> {
  const { json } = await world.call("GET", `${content}/entries?bucket=default`, { cookie });
  return json.total;
}

const block = (type: string, props: object) => ({ type, props: { id: "one", ...props } });

test.each([
  ["a block there is none of", [block("iframe", { text: "x" })], "blocks.0.type"],
  ["a level no heading has", [block("heading", { text: "A", level: 9 })], "blocks.0.props.level"],
  [
    "a block in a column of a column",
    [block("columns", { columns: [[block("columns", { columns: [[], []] })], []] })],
    "blocks.0.props.columns.0.0.type",
  ],
])("%s is refused by its field, and nothing is written", async (_what, blocks, field) => {
  const before = await countEntries();
  const answer = await create(blocks);
  expect([answer.status, answer.json]).toMatchObject([
    422,
    { code: "invalid_entry", errors: [{ field, code: "invalid_block" }] },
  ]);
  expect(await countEntries()).toBe(before);
});

test("a slug that could never be an address is refused by its field", async () => {
  const answer = await create([], { slug: "../admin" });
  expect(answer.json).toMatchObject({ code: "invalid_entry", errors: [{ field: "slug" }] });
});

test("a page larger than pages may be is told so, and the desk goes on", async () => {
  const text = "a".repeat(1_100_000);
  expect((await create([block("heading", { text, level: 2 })])).status).toBe(413);
  let deep: unknown = [];
  for (let level = 0; level < 1_000; level += 1) deep = [deep];
  expect([400, 422]).toContain((await create([block("heading", { deep })])).status);
  expect((await world.call("GET", "/health/ready")).status).toBe(200);
});

test("what an editor has not chosen yet is kept as a draft", async () => {
  const answer = await create([block("image", { media: "" }), block("heading", { text: "" })]);
  expect(answer.status).toBe(201);
});
