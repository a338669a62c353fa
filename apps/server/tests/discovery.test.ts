import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { sown } from "@croupier/tools/templates";
import { openDesk, unwrap, type Desk } from "./desk.ts";
import { serveOn, type Served } from "./serve.ts";

let fresh: FreshDatabase;
let desk: Desk;
let served: Served;
let news: string;

const page = (slug: string, more: object = {}) => ({
  slug,
  title: `About ${slug}`,
  blocks: [],
  ...more,
});
const notInCuracao = { geoTargetingFilter: { notIn: { countrySubdivision: { CW: [] } } } };

beforeAll(async () => {
  fresh = await freshDatabase({ template: sown });
  desk = await openDesk(fresh);
  news = await desk.publish("content_page", {
    common: { pageType: "article", publishedOn: "2026-11-20" },
    en: page("news", { title: 'Fees & "more" <soon>', description: "What is <new>" }),
    de: page("neues"),
  });
  await desk.publish("content_page", {
    common: { pageType: "promotion", runs: true },
    en: page("friday"),
  });
  const section = await desk.publish("section", {
    common: {},
    en: { slug: "money", title: "Money" },
  });
  const content = [{ type: "paragraph", content: [{ type: "text", text: "</script><b>Free" }] }];
  await desk.publish("content_page", {
    common: { pageType: "help", section },
    en: page("fees", {
      blocks: [{ type: "rich-text", props: { id: "a", body: { type: "doc", content } } }],
    }),
  });
  await desk.publish("marketing_page", { common: { gates: notInCuracao }, en: page("abroad") });
  await desk.publish("marketing_page", {
    common: { gates: { device: "Mobile" } },
    en: page("on-phones"),
  });
  for (const [slug, gates] of [
    ["members", { audience: "loggedIn" }],
    ["later", { from: "2099-01-01T00:00:00Z" }],
    ["over", { until: "2020-01-01T00:00:00Z" }],
  ] as const) {
    await desk.publish("marketing_page", { common: { gates }, en: page(slug) });
  }
  await desk.publish("marketing_page", {
    common: {},
    en: page("quiet", { seo: { hidden: true } }),
  });
  for (const key of ["home", "error-not-found", "not-available-region", "live-casino"]) {
    await desk.publish("functional", { common: { key }, en: { title: key, blocks: [] } });
  }
  served = await serveOn(fresh);
});
afterAll(async () => {
  await served.close();
  await fresh.drop();
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(served.url + path, { headers });
const read = async (path: string) => (await ask(path)).text();

/** At a host name of its own, which fetch would not let us say. */
async function askAt(host: string, path: string): Promise<string> {
  const [answer] = (await once(
    get({ host: "127.0.0.1", port: served.port, path, headers: { host } }),
    "response",
  )) as [IncomingMessage];
  return text(answer);
}

describe("the sitemap", () => {
  test("leads to what a stranger from nowhere may see, and to nothing else", async () => {
    const said = await read("/sitemap.xml");
    const found = [...said.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) =>
      address?.replace(served.url, ""),
    );
    expect(found).toEqual([
      "/",
      "/abroad",
      "/articles/news",
      "/articles/neues?lang=de",
      "/help/money",
      "/help/money/fees",
      "/live-casino",
      "/promotions/friday",
      "/on-phones",
    ]);
  });

  test("names the translations of a page, and when it was published", async () => {
    const said = await read("/sitemap.xml");
    const [own] = /<url><loc>[^<]*articles\/news<.*<\/url>/.exec(said) ?? [""];
    expect(own).toContain(`hreflang="de" href="${served.url}/articles/neues?lang=de"`);
    expect(own).toContain(`hreflang="x-default" href="${served.url}/articles/news"`);
    expect(own).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  });

  test("is the brand's own: another brand's host has another one", async () => {
    const other = await askAt("marlin.localhost", "/sitemap.xml");
    expect(other).toContain("<urlset");
    expect(other).not.toContain("<url>");
    const { status } = await ask("/sitemap-1.xml");
    expect(status).toBe(404);
  });

  test("is written for the address of its brand where the site has one, whoever asks where", async () => {
    const known = await serveOn(fresh, (config) => ({
      ...config,
      http: { ...config.http, origin: "https://localhost:8443" },
    }));
    const at = async (host: string) => {
      const headers = { host };
      const asked = get({ host: "127.0.0.1", port: known.port, path: "/robots.txt", headers });
      const [answer] = (await once(asked, "response")) as [IncomingMessage];
      return text(answer);
    };
    expect(await at("127.0.0.1")).toContain("Sitemap: https://localhost:8443/sitemap.xml");
    expect(await at("marlin.localhost")).toContain("https://marlin.localhost:8443/sitemap.xml");
    await known.close();
  });

  test("is not sent again to who has it, and is new once something is published", async () => {
    const first = await ask("/sitemap.xml");
    const etag = first.headers.get("etag") ?? "";
    expect(first.headers.get("cache-control")).toBe("public, max-age=300");
    expect((await ask("/sitemap.xml", { "if-none-match": etag })).status).toBe(304);
    const fresh = await desk.publish("marketing_page", { common: {}, en: page("brand-new") });
    await expect.poll(() => read("/sitemap.xml"), { timeout: 10_000 }).toContain("/brand-new<");
    expect((await ask("/sitemap.xml", { "if-none-match": etag })).status).toBe(200);
    unwrap(await desk.content.unpublish({ entryId: fresh, by: "ada" }));
    await expect.poll(() => read("/sitemap.xml"), { timeout: 10_000 }).not.toContain("/brand-new<");
  });
});

describe("feeds", () => {
  test("tell the articles of a language, escaped and with whole addresses", async () => {
    const answer = await ask("/rss/articles.xml");
    expect(answer.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    const said = await answer.text();
    expect(said).toContain("<title>Fees &#38; &#34;more&#34; &#60;soon&#62;</title>");
    expect(said).toContain(`<link>${served.url}/articles/news</link>`);
    expect(said).toContain("<pubDate>Fri, 20 Nov 2026 00:00:00 GMT</pubDate>");
    expect(said).toContain(`<guid isPermaLink="false">${news} en</guid>`);
    expect(said).not.toContain("About neues");
    const german = await read("/rss/articles.xml?lang=de");
    expect(german).toContain("<language>de</language>");
    expect(german).toContain(`<link>${served.url}/articles/neues?lang=de</link>`);
    expect(await read("/rss/articles.xml?lang=xx")).toContain("<language>en</language>");
  });

  test("tell promotions apart", async () => {
    const said = await read("/rss/promotions.xml");
    expect(said).toContain("About friday");
    expect(said).not.toContain("Fees");
  });
});

test("robots are told where the sitemap is", async () => {
  expect(await read("/robots.txt")).toContain(`Sitemap: ${served.url}/sitemap.xml`);
});

describe("the head of a page", () => {
  const described = (html: string) => {
    const [, spelt = "{}"] =
      /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(html) ?? [];
    return (JSON.parse(spelt) as { "@graph": Record<string, unknown>[] })["@graph"];
  };

  test("of an article says what it is, where it stands and how it looks when it is shared", async () => {
    const html = await read("/articles/news");
    expect(described(html)[0]).toMatchObject({
      "@type": "Article",
      headline: 'Fees & "more" <soon>',
      datePublished: "2026-11-20",
      mainEntityOfPage: `${served.url}/articles/news`,
    });
    expect(html).toContain(`<link rel="canonical" href="${served.url}/articles/news"/>`);
    expect(html).toContain(`hrefLang="de" href="${served.url}/articles/neues?lang=de"`);
    expect(html).not.toContain('rel="alternate" hrefLang="es"');
    expect(html).toContain('<meta property="og:type" content="article"/>');
    expect(html).toContain('content="Fees &amp; &quot;more&quot; &lt;soon&gt;"');
    expect(html).toContain(
      `type="application/rss+xml" title="Kingfisher" href="${served.url}/rss/articles.xml"`,
    );
  });

  test("of a page that is only read here in another language leads to where it is written", async () => {
    const html = await read("/promotions/friday?lang=es");
    expect(html).toContain(`<link rel="canonical" href="${served.url}/promotions/friday"/>`);
    expect(html).not.toContain('rel="alternate" hrefLang="es"');
  });

  test("of a help article is a question with its answer, which ends no script", async () => {
    const html = await read("/help/money/fees");
    expect(html).not.toContain("</script><b>");
    const [asked, crumbs] = described(html);
    expect(asked).toMatchObject({
      "@type": "FAQPage",
      mainEntity: [{ name: "About fees", acceptedAnswer: { text: "</script><b>Free" } }],
    });
    expect(crumbs).toMatchObject({ "@type": "BreadcrumbList" });
  });

  test("of the home page names the house", async () => {
    expect(described(await read("/")).map((one) => one["@type"])).toEqual([
      "Organization",
      "WebSite",
    ]);
  });

  test("of a page that wants not to be found says so", async () => {
    expect(await read("/quiet")).toContain('<meta name="robots" content="noindex"/>');
  });
});
