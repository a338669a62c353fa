import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { sown } from "@croupier/tools/templates";
import { openDesk } from "./desk.ts";
import { serveOn, type Served } from "./serve.ts";

let fresh: FreshDatabase;
let served: Served;
const gives = "Ten percent of what you lose comes back";

beforeAll(async () => {
  fresh = await freshDatabase({ template: sown });
  const desk = await openDesk(fresh);
  const promotion = (slug: string, common: object) =>
    desk.publish("content_page", {
      common: { pageType: "promotion", publishedOn: "2026-11-02", ...common },
      en: { slug, title: `Offer ${slug}`, description: `${gives}: ${slug}`, blocks: [] },
      de: { slug, title: `Angebot ${slug}`, description: `${gives}: ${slug}`, blocks: [] },
    });
  const runs = await promotion("runs", { runs: true, startsOn: "2026-01-01" });
  const written = await promotion("written", {});
  const later = await promotion("later", { runs: true, startsOn: "2099-03-01" });
  await promotion("gone-by", { startsOn: "2026-01-01" });
  const slide = async (slug: string) =>
    desk.publish("slide", {
      common: { image: "0192c0de-0000-7000-8000-000000000000" },
      en: {
        title: `Slide of ${slug}`,
        label: slug,
        action: { text: "Read", link: `/promotions/${slug}` },
      },
    });
  const slides = [await slide("runs"), await slide("later")];
  const slideshow = await desk.publish("slideshow", { common: { slides }, en: { label: "Now" } });
  const list = (id: string, title: string, promotions?: string) => ({
    type: "article-list",
    props: { id, title, pageType: "promotion", limit: 60, ...(promotions && { promotions }) },
  });
  const blocks = [
    { type: "slideshow", props: { id: "s", slideshow } },
    { type: "promotion-rail", props: { id: "r", title: "Rail", promotions: null } },
    {
      type: "promotion-rail",
      props: { id: "p", title: "Picked", promotions: [written, later, runs] },
    },
    list("now", "On offer now"),
    list("then", "Coming", "coming"),
  ];
  await desk.publish("functional", {
    common: { key: "promotions" },
    en: { title: "Promotions", blocks },
    de: { title: "Aktionen", blocks: [list("then", "Demnächst", "coming")] },
  });
  served = await serveOn(fresh);
});
afterAll(async () => {
  await served.close();
  await fresh.drop();
});

async function read(path: string): Promise<string> {
  const answer = await fetch(served.url + path, { headers: { "accept-language": "en" } });
  return answer.text();
}

/** A part of the page, from its heading to the next one. */
function partOf(html: string, heading: string): string {
  const [, after = ""] = html.split(`>${heading}</h2>`, 2);
  return after.split("</section>", 1)[0] ?? "";
}

test("what runs is offered, and what does not stands under Coming, by the day it begins", async () => {
  const html = await read("/promotions");
  for (const offered of ["Rail", "Picked", "On offer now"]) {
    const titles = partOf(html, offered).match(/Offer [\w-]+/g);
    expect(new Set(titles), offered).toEqual(new Set(["Offer runs"]));
  }
  expect(partOf(html, "Coming").match(/Offer [\w-]+/g)).toEqual([
    "Offer later",
    "Offer written",
    "Offer gone-by",
  ]);
});

test("the card of what is to come tells the day, and nothing of what it gives", async () => {
  const coming = partOf(await read("/promotions"), "Coming");
  expect(coming).toContain("Starts March 1, 2099");
  // A day that went by, and no day at all.
  expect(coming.match(/Date to be announced/g)).toHaveLength(2);
  expect(coming).not.toContain(gives);
  expect(await read("/promotions?lang=de")).toContain("Beginnt am 1. März 2099");
});

test("no slide sells what does not run", async () => {
  const html = await read("/promotions");
  expect(html).toContain("Slide of runs");
  expect(html).not.toContain("Slide of later");
});

test("the page of what is to come says so before its rule, and leads to what runs", async () => {
  const later = await read("/promotions/later");
  expect(later).toContain("Not running yet");
  expect(later).toContain("Starts March 1, 2099");
  expect(later).not.toContain(`${gives}: later`);
  expect(later).toContain('href="/promotions/runs"');
  const runs = await read("/promotions/runs");
  expect(runs).toContain(`${gives}: runs`);
  expect(runs).not.toContain("Not running yet");
  expect(runs).not.toContain('href="/promotions/later"');
});

test("a feed tells of what runs, and a call says whether it does", async () => {
  const feed = await read("/rss/promotions.xml");
  expect(feed).toContain("Offer runs");
  expect(feed).not.toContain("Offer later");
  const told = "/content/v5/buckets/default/languages/en/content_page";
  const { items } = JSON.parse(await read(`${told}?category=promotion`)) as {
    items: { fields: { slug: string; runs: boolean } }[];
  };
  const byName = Object.fromEntries(items.map(({ fields }) => [fields.slug, fields.runs]));
  expect(byName).toEqual({ runs: true, later: false, written: false, "gone-by": false });
});
