import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ListedPage } from "@croupier/content";
import { escapeXml } from "./escape-xml.ts";
import { writeFeed } from "./write-feed.ts";
import { writeRobots } from "./write-robots.ts";
import { writeSitemaps } from "./write-sitemap.ts";

const place = { origin: "https://play.example", languageDefault: "en" };
const page = (number: number, translations: Record<string, string>): ListedPage => ({
  id: String(number),
  kind: "content_page",
  publishedAt: "2026-11-21T12:00:00.000Z",
  translations,
});

/** The names of the elements that are open in turn; it throws where the text is no XML. */
function readXml(text: string): string[] {
  const seen: string[] = [];
  const open: string[] = [];
  const rest = text.replace(/^<\?xml [^?]*\?>\s*/, "");
  const piece = /<(\/?)([\w:]+)((?:\s[\w:]+="[^"<]*")*)(\/?)>|([^<]+)/gy;
  for (let at = 0; at < rest.length; at = piece.lastIndex) {
    piece.lastIndex = at;
    const [whole, closes, name = "", attributes = "", closed, words = ""] = piece.exec(rest) ?? [];
    if (whole === undefined) throw new Error(`no XML at: ${rest.slice(at, at + 40)}`);
    if (/&(?!#\d+;)/.test(words + attributes)) throw new Error(`a bare & in: ${whole}`);
    if (name === "") continue;
    if (closes === "/" && open.pop() !== name) throw new Error(`closed too early: ${name}`);
    if (closes === "") seen.push(name);
    if (closes === "" && closed === "") open.push(name);
  }
  if (open.length > 0) throw new Error(`left open: ${open.join()}`);
  return seen;
}

describe("a sitemap", () => {
  test("names each translation with all of them, and the brand's own language for all others", () => {
    const [text = ""] = [...writeSitemaps([page(1, { en: "/a", de: "/ä" })], place).values()];
    expect(readXml(text).filter((name) => name === "url")).toHaveLength(2);
    expect(text).toContain("<loc>https://play.example/a</loc>");
    expect(text).toContain("<loc>https://play.example/ä?lang=de</loc>");
    expect(text.match(/hreflang="x-default" href="https:\/\/play.example\/a"/g)).toHaveLength(2);
    expect(text.match(/<lastmod>2026-11-21T12:00:00.000Z<\/lastmod>/g)).toHaveLength(2);
  });

  test("a page in one language stands alone", () => {
    const [text = ""] = [...writeSitemaps([page(1, { de: "/nur-hier" })], place).values()];
    expect(text).not.toContain("hreflang");
    expect(text).toContain("<loc>https://play.example/nur-hier?lang=de</loc>");
  });

  test("above the limit there is a list of files, and every address is in one of them", () => {
    const pages = Array.from({ length: 7 }, (_, number) => page(number, { en: `/p${number}` }));
    const files = writeSitemaps(pages, place, 3);
    expect([...files.keys()]).toEqual([
      "/sitemap.xml",
      "/sitemap-1.xml",
      "/sitemap-2.xml",
      "/sitemap-3.xml",
    ]);
    const index = files.get("/sitemap.xml") ?? "";
    expect(readXml(index).filter((name) => name === "sitemap")).toHaveLength(3);
    expect(index).toContain("<loc>https://play.example/sitemap-3.xml</loc>");
    const all = [...files.values()].join("").match(/<url>/g);
    expect(all).toHaveLength(7);
  });

  test("so many addresses as one file may hold are still one file", () => {
    const pages = Array.from({ length: 50_000 }, (_, number) => page(number, { en: `/${number}` }));
    expect(writeSitemaps(pages, place).size).toBe(1);
    expect(writeSitemaps([...pages, page(0, { en: "/more" })], place).size).toBe(3);
  });
});

describe("a feed", () => {
  const feed = {
    title: "Articles",
    description: "What we write",
    language: "en",
    address: "https://play.example/articles",
    ownAddress: "https://play.example/rss/articles.xml",
  };
  const item = {
    id: "1 en",
    title: "News",
    description: "",
    address: "https://play.example/articles/news",
    publishedAt: new Date("2026-11-21T12:00:00Z"),
  };

  test("tells when and where, in the format's own spelling", () => {
    const text = writeFeed({ ...feed, items: [item] });
    expect(readXml(text).slice(0, 3)).toEqual(["rss", "channel", "title"]);
    expect(text).toContain("<pubDate>Sat, 21 Nov 2026 12:00:00 GMT</pubDate>");
    expect(text).toContain("<lastBuildDate>Sat, 21 Nov 2026 12:00:00 GMT</lastBuildDate>");
    expect(text).toContain('<guid isPermaLink="false">1 en</guid>');
  });

  test("without items it is a feed as well", () => {
    expect(readXml(writeFeed({ ...feed, items: [] }))).not.toContain("lastBuildDate");
  });

  test("hostile: no text of an editor ends an element or begins one", () => {
    const words = fc.oneof(
      fc.string(),
      fc.constantFrom("]]>", "</title>", "<script>", "&lt;", '"', "\u0000", "\ud800"),
    );
    fc.assert(
      fc.property(words, words, (title, description) => {
        const text = writeFeed({ ...feed, title, items: [{ ...item, title, description }] });
        expect(readXml(text).filter((name) => name === "title")).toHaveLength(2);
      }),
    );
  });
});

test("what XML cannot hold is left out, what it can is kept", () => {
  expect(escapeXml("a\u0000\u0008\ufffeb \u{1f426} <")).toBe("ab \u{1f426} &#60;");
});

test("robots are kept away from calls, drafts and accounts, and shown the sitemap", () => {
  const text = writeRobots(place);
  for (const path of ["/services/", "/preview/", "/account"]) {
    expect(text).toContain(`\nDisallow: ${path}\n`);
  }
  expect(text).toMatch(/\n\nSitemap: https:\/\/play\.example\/sitemap\.xml\n$/);
});
