import { desk } from "@croupier/contracts";
import { demo } from "@croupier/tools/templates";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";

let world: BackofficeWorld;
let cookie: string;
beforeAll(async () => {
  world = await openBackofficeWorld({}, { template: demo });
  cookie = await world.signIn();
});
afterAll(() => world.leave());

async function find(search: string) {
  const query = new URLSearchParams({ bucket: "default", search, pageSize: "200" });
  const { json } = await world.call("GET", `${desk.entries.path}?${query}`, { cookie });
  return desk.entries.responses[200].parse(json).items;
}

test.each([
  ["the key of a fixed page", "error-internal", "/error/internal-server"],
  ["a key that is a word", "home", "/"],
  ["a key in capitals", "HOME", "/"],
  ["the address of a fixed page", "/help", "/help"],
  ["the name of a fixed page", "help cen", "/help"],
  ["the name of one that nobody looks for by its address", "went wrong", "/error/internal-server"],
  ["an address", "/promotions/", "/promotions/quiet-monday"],
  ["the beginning of an address", "/help/pay", "/help/payments"],
  ["the last word of an address", "quiet-mon", "/promotions/quiet-monday"],
])("%s finds its page", async (_, search, path) => {
  const paths = (await find(search)).map((one) => one.path);
  expect(paths).toContain(path);
});

test("one slash is the address of the home page alone", async () => {
  expect((await find("/")).map(({ path }) => path)).toEqual(["/"]);
});

test.each([
  ["promotion", "content_page"],
  ["help section", "section"],
  ["slideshow", "slideshow"],
  ["landing", "marketing_page"],
])("the name of a kind, %s, finds what is of it", async (search, kind) => {
  expect((await find(search)).map((one) => one.kind)).toContain(kind);
});

test("an address with its section finds the help answer that stands there, and no other", async () => {
  const help = (await find("help answer")).filter(({ path }) => path !== null);
  const [one] = help;
  const found = await find(one?.path ?? "");
  expect(found.map(({ id }) => id)).toEqual([one?.id]);
});
