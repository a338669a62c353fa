import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import type { Person } from "@croupier/tools/people";
import { sown } from "@croupier/tools/templates";
import { openDesk, unwrap, type Desk } from "./desk.ts";
import { joined } from "./people.ts";
import { serveOn, type Served } from "./serve.ts";

const secret = "for those inside";

let fresh: FreshDatabase;
let desk: Desk;
let served: Served;
let ana: Person;
const ids: Record<string, string> = {};

beforeAll(async () => {
  fresh = await freshDatabase({ template: sown });
  desk = await openDesk(fresh);
  ids["payments"] = await desk.publish("section", {
    common: {},
    en: { slug: "payments", title: "Payments" },
  });
  ids["fees"] = await desk.publish("content_page", {
    common: { pageType: "help", section: ids["payments"] },
    en: { slug: "fees", title: "What it costs", blocks: [prose("Withdrawals are free")] },
  });
  for (const [pageType, slug] of [
    ["generic", "about"],
    ["generic", "harbour"],
    ["article", "news"],
    ["article", "older"],
    ["promotion", "friday"],
  ]) {
    ids[slug ?? ""] = await desk.publish("content_page", {
      common: { pageType },
      en: {
        slug,
        title: `The page ${slug}`,
        blocks: [heading("open", "For everybody"), heading("in", secret, { audience: "loggedIn" })],
      },
      de: { slug: `${slug}-de`, title: `Die Seite ${slug}`, blocks: [] },
    });
  }
  await desk.publish("content_page", {
    common: { pageType: "generic" },
    en: {
      slug: "long",
      title: "A long page",
      blocks: [1, 2, 3].map((part) => heading(`part-${part}`, `Part ${part}`)),
    },
  });
  await desk.publish("marketing_page", {
    common: { gates: notIn("CW"), redirectWhenExcluded: true },
    en: { slug: "abroad", title: "Abroad", blocks: [] },
  });
  await desk.publish("marketing_page", {
    common: { gates: notIn("CW") },
    en: { slug: "hidden-here", title: "Hidden here", blocks: [] },
  });
  await desk.publish("custom_menu", {
    common: { list: "primary", items: [{ id: "home", position: 10, link: "/" }] },
    en: { slug: "explore", title: "All at once", items: { home: { text: "Home" } } },
  });
  for (const key of [
    "help",
    "articles",
    "become-an-affiliate",
    "not-available-region",
    "live-casino",
  ]) {
    await desk.publish("functional", {
      common: { key },
      en: {
        title: `Fixed: ${key}`,
        blocks: key === "help" ? [{ type: "help-search", props: { id: "s" } }] : [],
      },
    });
  }
  served = await serveOn(fresh, (config) => ({
    ...config,
    http: { ...config.http, trustedProxies: ["127.0.0.0/8", "::1/128"] },
  }));
  ana = await joined(served, "ana");
});
afterAll(async () => {
  await served.close();
  await fresh.drop();
});

test.each([
  ["jersey", { US: ["NJ"] }, { "US:NJ": 404, "CA:QC": 200, DE: 200 }],
  ["quebec", { "CA:QC": [] }, { "US:NJ": 200, "CA:QC": 404, DE: 200 }],
  ["states", { US: [] }, { "US:NJ": 404, "CA:QC": 200, DE: 200 }],
])(
  "[S3.22] the page %s is closed to those whom notIn.countrySubdivision %o excludes: %o",
  async (slug, countrySubdivision, statuses) => {
    await desk.publish("marketing_page", {
      common: { gates: { geoTargetingFilter: { notIn: { countrySubdivision } } } },
      en: { slug, title: slug, blocks: [] },
    });
    await expect
      .poll(() => statusesBy("notIn.countrySubdivision", `/${slug}`), { timeout: 10_000 })
      .toEqual({ "notIn.countrySubdivision": statuses });
  },
);

/** Answers to visitors from three places. */
async function statusesBy(rule: string, path: string) {
  const places = { "US:NJ": "128.6.1.1", "CA:QC": "24.48.0.1", DE: "217.224.0.1" };
  const asked = Object.entries(places).map(async ([place, address]) => {
    return [place, (await visit(path, { "x-forwarded-for": address })).status] as const;
  });
  return { [rule]: Object.fromEntries(await Promise.all(asked)) };
}

function heading(id: string, text: string, gates?: object) {
  return { type: "heading", props: { id, text, level: 2, ...(gates && { gates }) } };
}

function prose(text: string) {
  const content = [{ type: "paragraph", content: [{ type: "text", text }] }];
  return { type: "rich-text", props: { id: "words", body: { type: "doc", content } } };
}

function notIn(country: string) {
  return { geoTargetingFilter: { notIn: { countrySubdivision: { [country]: [] } } } };
}

const abroad = { "x-forwarded-for": "217.224.0.1" };

function visit(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(served.url + path, {
    redirect: "manual",
    headers: { "accept-language": "en", ...headers },
  });
}

const notFoundTitle = "Page not found";
const titleOf = (html: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];

describe("a page of content", () => {
  test.each([
    ["/pages/about", "The page about"],
    ["/articles/news", "The page news"],
    ["/promotions/friday", "The page friday"],
    ["/help/payments", "Payments"],
    ["/help/payments/fees", "What it costs"],
    ["/help", "Fixed: help"],
    ["/become-an-affiliate", "Fixed: become-an-affiliate"],
    ["/not-available-region", "Fixed: not-available-region"],
  ])("[S2.13] [S2.20] [S2.22] %s stands where its kind says", async (path, title) => {
    const answer = await visit(path);
    expect([answer.status, titleOf(await answer.text())]).toEqual([200, title]);
  });

  test("[S2.21] the page of a menu stands at /{slug} and says its title once, above its links", async () => {
    const html = await (await visit("/explore")).text();
    expect({ "/{slug}": titleOf(html) }).toEqual({ "/{slug}": "All at once" });
    expect(html.match(/<h[12][^>]*>All at once</g)).toHaveLength(1);
  });

  test("[S3.21] a menu item is told with id, position and its props, and the page links it by them", async () => {
    const geoTargetingFilter = notIn("US").geoTargetingFilter;
    const linked = { link: "/pages/about", parentLink: "/articles/news", iconClass: "spade" };
    const item = { ...linked, id: "about", position: 20, menuData: { fixed: "my-games" } };
    const bare = { id: "news", position: 10, link: "/articles/news" };
    await desk.publish("custom_menu", {
      common: {
        region: "footer",
        list: "primary",
        items: [{ ...item, gates: { geoTargetingFilter } }, bare],
      },
      en: {
        slug: "below",
        title: "Below",
        items: { about: { text: "About us", title: "Who we are" }, news: { text: "News" } },
      },
    });
    const told = async () => {
      const path = "/services/site-configuration/v1/brands/kingfisher?language=en";
      return (await (await visit(path)).json()).menus.footer;
    };
    const menuData = { fixed: "my-games" };
    const words = { text: "About us", title: "Who we are" };
    await expect.poll(told, { timeout: 10_000 }).toEqual([
      { id: "news", position: 10, props: { text: "News", link: "/articles/news" } },
      { id: "about", position: 20, props: { ...words, ...linked, menuData, geoTargetingFilter } },
    ]);
    const html = await (await visit("/explore")).text();
    expect(html).toMatch(/<h2[^>]*>News<\/h2>.*?<a[^>]*href="\/pages\/about"[^>]*>About us</);
  });

  test("[S2.21] a marketing page stands at /{slug}", async () => {
    const answer = await visit("/abroad", abroad);
    const title = titleOf(await answer.text());
    expect({ status: answer.status, "/{slug}": title }).toEqual({
      status: 200,
      "/{slug}": "Abroad",
    });
  });

  test("[S2.18] live casino is there, and the not-found page once dynamicCardsEnabled is off", async () => {
    expect((await visit("/live-casino")).status).toBe(200);
    const admin = new pg.Client({ connectionString: fresh.adminUrl });
    await admin.connect();
    await admin.query(`UPDATE content.brand SET flags = flags || '{"dynamicCardsEnabled": false}'`);
    await admin.end();
    const without = await serveOn(fresh);
    const answer = await fetch(`${without.url}/live-casino`);
    expect([answer.status, titleOf(await answer.text())]).toEqual([404, notFoundTitle]);
    await without.close();
  });

  test("is kept, and names its address in every language", async () => {
    await visit("/pages/about");
    const answer = await visit("/pages/about");
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    const html = await answer.text();
    expect(html).toContain(`hrefLang="de" href="${served.url}/pages/about-de?lang=de"`);
    expect(html).toContain(`rel="canonical" href="${served.url}/pages/about"`);
  });

  test("an article leads to all of them and to others, and not to itself", async () => {
    const html = await (await visit("/articles/news")).text();
    const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? "";
    const links = [...main.matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual(["/articles", "/articles/older"]);
  });

  test("a long page names its parts, and each name leads to its part", async () => {
    const html = await (await visit("/pages/long")).text();
    const parts = [...html.matchAll(/href="#(part-\d)"/g)].map(([, id]) => id);
    expect(parts).toEqual(["part-1", "part-2", "part-3"]);
    for (const part of parts) expect(html).toContain(`<h2 id="${part}"`);
  });

  test("in another language has another slug, and the old one leads there", async () => {
    const answer = await visit("/pages/about", { "accept-language": "de" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/pages/about-de"]);
  });

  test("an address of nothing is the not-found page", async () => {
    for (const path of ["/pages/nothing", "/nothing", "/help/payments/nothing", "/a/b/c/d/e"]) {
      expect([path, (await visit(path)).status]).toEqual([path, 404]);
    }
  });
});

describe("what is closed to a visitor is in none of the bytes", () => {
  const paths = ["/pages/about", "/pages/about.data"];

  test("a block for those inside, neither in the HTML nor in the data of the loader", async () => {
    for (const path of paths) {
      const outside = await (await visit(path)).text();
      expect(outside, path).toContain("For everybody");
      expect(outside, path).not.toContain(secret);
      const inside = await (await visit(path, { cookie: ana.cookie })).text();
      expect(inside, path).toContain(secret);
      expect(inside, path).not.toContain("loggedIn");
      expect(await (await visit(path)).text(), path).not.toContain(secret);
    }
  });

  test("[S2.16] [S4.7] an excluded page leads to the not-available-region page where it says so", async () => {
    const told = await visit("/abroad");
    expect([told.status, told.headers.get("location")]).toEqual([302, "/not-available-region"]);
    const untold = await visit("/hidden-here");
    expect(untold.status).toBe(404);
    expect(await untold.text()).not.toContain("Hidden here");
    expect((await visit("/hidden-here", abroad)).status).toBe(200);
  });
});

test("[S2.12] help is searched at its address, and what was found is marked", async () => {
  const html = await (await visit("/help/search-content?searchTerm=costs")).text();
  expect(html).toContain('href="/help/payments/fees"');
  expect(html).toContain("<mark>costs</mark>");
  const none = await (await visit("/help/search-content?searchTerm=%3Cscript%3E")).text();
  expect(none).not.toContain('<script>"');
});

test("a published change is on the page, and a slug that was leads to the one that is", async () => {
  const entryId = ids["harbour"] ?? "";
  const old = "The page harbour";
  expect(titleOf(await (await visit("/pages/harbour")).text())).toBe(old);
  const data = { slug: "new-harbour", title: "A new harbour", blocks: [] };
  unwrap(await desk.content.saveDraft({ entryId, part: "en", basedOn: 1, by: "ada", data }));
  unwrap(await desk.content.publish({ entryId, by: "ada" }));
  await expect
    .poll(async () => titleOf(await (await visit("/pages/new-harbour")).text()), {
      timeout: 5_000,
    })
    .toBe("A new harbour");
  const answer = await visit("/pages/harbour");
  expect([answer.status, answer.headers.get("location")]).toEqual([301, "/pages/new-harbour"]);
});
