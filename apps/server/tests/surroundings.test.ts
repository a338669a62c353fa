import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import type { Person } from "@croupier/tools/people";
import { sown } from "@croupier/tools/templates";
import { openDesk, unwrap, type Desk } from "./desk.ts";
import { joined } from "./people.ts";
import { serveOn, type Served } from "./serve.ts";

let fresh: FreshDatabase;
let desk: Desk;
let served: Served;
let ana: Person;
const ids: Record<string, string> = {};

const home = (title: string, text: string) => ({
  title,
  blocks: [{ type: "heading", props: { id: "h", text, level: 2 } }],
});
const page = (slug: string) => ({ slug, title: `The page ${slug}`, blocks: [] });
const notice = (text: string) => ({
  blocks: [{ type: "heading", props: { id: "n", text, level: 2 } }],
});

function menu(region: string, links: readonly string[], gates?: object) {
  const items = links.map((link, place) => ({ id: `i${place}`, position: place, link }));
  const words = Object.fromEntries(items.map(({ id, link }) => [id, { text: `to ${link}` }]));
  const list = region === "channelFooter" ? "bottomBar" : "primary";
  return {
    common: { region, list, items, ...(gates && { gates }) },
    en: { title: region, items: words },
  };
}

const accountLinks = ["/account/cashier/history", "/account/security/two-factor", "/account/none"];
const footerLinks = ["/account/cashier/deposit", "/account/cashier/withdraw", "/validate-document"];

beforeAll(async () => {
  fresh = await freshDatabase({ template: sown });
  desk = await openDesk(fresh);
  ids["home"] = await desk.publish("functional", {
    common: { key: "home" },
    en: home("The house", "As it was"),
  });
  ids["about"] = await desk.publish("content_page", {
    common: { pageType: "generic" },
    en: page("about"),
  });
  await desk.publish("content_page", { common: { pageType: "generic" }, en: page("other") });
  await desk.publish("custom_menu", menu("channelHeader", ["/pages/about", "/pages/later"]));
  await desk.publish("custom_menu", menu("channelFooter", ["/my-games", "/casino/slots"]));
  await desk.publish("custom_menu", menu("header", ["/login"], { audience: "loggedOut" }));
  await desk.publish("custom_menu", menu("accountMenu", accountLinks));
  const footer = menu("footer", ["/pages/about", ...footerLinks]);
  const [heading, ...under] = footer.common.items;
  const items = [heading, ...under.map((item) => ({ ...item, parentLink: "/pages/about" }))];
  await desk.publish("custom_menu", { ...footer, common: { ...footer.common, items } });
  await desk.publish("game_category", {
    common: { games: [] },
    en: { slug: "slots", name: "Slots", title: "Slots" },
  });
  served = await serveOn(fresh);
  ana = await joined(served, "ana");
});
afterAll(async () => {
  await served.close();
  await fresh.drop();
});

async function read(path: string, cookie?: string): Promise<string> {
  const headers = { "accept-language": "en", ...(cookie && { cookie }) };
  return (await fetch(served.url + path, { headers })).text();
}

async function rendered(): Promise<number> {
  const text = await (await fetch(`${served.privateUrl}/metrics`)).text();
  return Number(/changes_total\{change="rendered"\} (\d+)/.exec(text)?.[1] ?? "0");
}

/** How many pages had to be made anew to answer these. */
async function madeFor(...paths: string[]): Promise<number> {
  const before = await rendered();
  for (const path of paths) await read(path);
  return (await rendered()) - before;
}

/** Each entry is changed once. */
async function change(id: string, part: string, data: object): Promise<void> {
  const entryId = ids[id] ?? "";
  unwrap(await desk.content.saveDraft({ entryId, part, basedOn: 1, by: "ada", data }));
  unwrap(await desk.content.publish({ entryId, by: "ada" }));
}

test("the home page is the entry of that key, with one heading of the first rank", async () => {
  const html = await read("/");
  expect(html).toMatch(/As it (was|is now)/);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<h1><span[^>]*>The house<\/span><\/h1>/);
});

test("a menu leads to what is there, and to what comes as soon as it has come", async () => {
  const before = await read("/");
  expect(before).toContain("to /pages/about");
  expect(before).toContain("to /my-games");
  expect(before).not.toContain("to /pages/later");
  // A category without a game that can be played is nothing yet.
  expect(before).not.toContain("to /casino/slots");
  ids["later"] = await desk.publish("content_page", {
    common: { pageType: "generic" },
    en: page("later"),
  });
  await expect.poll(() => read("/"), { timeout: 5_000 }).toContain("to /pages/later");
});

test("[S3.30] menus lead to pages of the account area that are there, and to no others", async () => {
  const pages = [await read("/"), await read("/_root.data", ana.cookie)];
  for (const link of footerLinks) for (const html of pages) expect(html).toContain(`to ${link}`);
  const [, own = ""] = pages;
  expect(accountLinks.filter((link) => own.includes(`to ${link}`))).toEqual(
    accountLinks.slice(0, 2),
  );
});

test("[S3.30] a menu for visitors is in none of the bytes of a player's page", async () => {
  expect(await read("/")).toContain("to /login");
  for (const path of ["/", "/_root.data"]) {
    expect(await read(path, ana.cookie), path).not.toContain("to /login");
  }
});

test("a page that is rewritten is made anew alone, though every menu links to it", async () => {
  const others = ["/", "/pages/other", "/my-games"];
  await madeFor("/pages/about", ...others);
  expect(await madeFor("/pages/about", ...others)).toBe(0);
  await change("about", "en", { ...page("about"), title: "All about us" });
  await expect.poll(() => read("/pages/about"), { timeout: 5_000 }).toContain("All about us");
  expect(await madeFor(...others)).toBe(0);
});

test("a home that is rewritten is made anew alone", async () => {
  await madeFor("/", "/pages/about");
  await change("home", "en", home("The house", "As it is now"));
  await expect.poll(() => read("/"), { timeout: 5_000 }).toContain("As it is now");
  expect(await madeFor("/pages/about")).toBe(0);
});

test("[S3.30] blocks of a region stand around every page, and change on every page at once", async () => {
  const region = (name: string) => `data-region="${name}"`;
  expect(await read("/pages/about")).not.toContain(region("miniHeader"));
  ids["strip"] = await desk.publish("content_block", {
    common: { region: "miniHeader" },
    en: notice("Tonight we close at two"),
  });
  for (const path of ["/", "/pages/about", "/my-games", "/nothing-here"]) {
    await expect
      .poll(() => read(path), { timeout: 5_000 })
      .toMatch(/data-region="miniHeader".*Tonight we close at two/);
  }
  await change("strip", "en", notice("Tonight we stay open"));
  await expect.poll(() => read("/pages/about"), { timeout: 5_000 }).toContain("stay open");
});

test("[S3.30] blocks of the main content follow what a page says itself", async () => {
  await desk.publish("content_block", {
    common: { region: "mainContent" },
    en: notice("Talk to somebody"),
  });
  await expect.poll(() => read("/"), { timeout: 5_000 }).toContain("Talk to somebody");
  const main = /<main[^]*<\/main>/.exec(await read("/"))?.[0] ?? "";
  expect(main.indexOf("Talk to somebody")).toBeGreaterThan(main.indexOf("As it"));
  expect(await read("/pages/about")).toContain("Talk to somebody");
});

test("[S3.30] a menu of mainContent and an external_link stand below the page they name, and below no other", async () => {
  const items = [
    { id: "here", position: 1, link: "/pages/other", parentLink: "/pages/about" },
    { id: "gone", position: 2, link: "/pages/never", parentLink: "/pages/about" },
    { id: "anywhere", position: 3, link: "/my-games" },
    { id: "empty", position: 4, link: "/casino/empty-shelf" },
  ];
  await desk.publish("game_category", {
    common: { games: [] },
    en: { slug: "empty-shelf", name: "Shelf", title: "Nothing on it" },
  });
  const words = Object.fromEntries(items.map(({ id }) => [id, { text: `onward ${id}` }]));
  await desk.publish("custom_menu", {
    common: { region: "mainContent", items },
    en: { title: "Where to next", items: words },
  });
  const advice = { text: "Advice elsewhere", title: "Free and without your name" };
  await desk.publish("external_link", {
    common: { url: "https://advice.example", page: "/pages/about", opensNewWindow: true },
    en: advice,
  });
  await desk.publish("external_link", {
    common: {
      url: "https://inside.example",
      page: "/pages/about",
      gates: { audience: "loggedIn" },
    },
    en: { text: "For those inside" },
  });
  await expect.poll(() => read("/pages/about"), { timeout: 5_000 }).toContain("Advice elsewhere");
  const about = /<main[^]*<\/main>/.exec(await read("/pages/about"))?.[0] ?? "";
  const [external = ""] = /<a[^>]*href="https:\/\/advice.example[^]*?<\/a>/.exec(about) ?? [];
  expect(external).toContain('rel="external noreferrer"');
  expect(external).toContain('target="_blank"');
  expect(external).toContain('title="Free and without your name"');
  expect(external).toContain("(leaves this site)");
  expect(about).toMatch(/<h2[^>]*>Where to next<\/h2>/);
  expect(about).toMatch(/<a[^>]*href="\/pages\/other"[^>]*>onward here/);
  for (const text of ["onward gone", "onward empty"]) expect(about).not.toContain(text);
  expect(about).not.toContain("For those inside");
  const other = await read("/pages/other");
  expect(other).toContain("onward anywhere");
  for (const text of ["onward here", "Advice elsewhere"]) expect(other).not.toContain(text);
  const content = "/content/v5/buckets/default/languages/en/pages?path=/pages/about";
  const { regions } = JSON.parse(await read(content)) as { regions: { mainContent: unknown } };
  const told = JSON.stringify(regions.mainContent);
  expect(told).toContain("https://advice.example");
  expect(told).toContain("onward here");
  for (const text of ["onward gone", "onward empty"]) expect(told).not.toContain(text);
  for (const [language, leaves] of [
    ["de", "führt auf eine andere Website"],
    ["es", "sale de este sitio"],
  ]) {
    expect(await read(`/pages/about?lang=${language}`), language).toContain(leaves);
  }
});

test("an address of nothing is answered with the page editors wrote for that", async () => {
  expect(await read("/nothing-here")).toContain("Page not found");
  await desk.publish("functional", {
    common: { key: "error-not-found" },
    en: home("Nobody lives here", "Try the next door"),
  });
  const headings = async (path: string) => {
    const html = await read(path);
    return [html.match(/<h1[^>]*>([^<]*)/)?.[1], html.includes("Try the next door")];
  };
  for (const path of ["/nothing-here", "/error/not-found", "/help/no/such"]) {
    await expect
      .poll(() => headings(path), { timeout: 5_000 })
      .toEqual(["Nobody lives here", true]);
    expect((await fetch(served.url + path)).status).toBe(404);
  }
});
