import { expectAccessible, expectNoOverflow, expectReadable } from "./parts/accessible.ts";
import { collectComplaints } from "./parts/complaints.ts";
import { expect, test } from "./world.ts";

/** One of every kind of page that editors make. */
const kinds = [
  { kind: "article", path: "/articles/how-a-round-is-proved" },
  { kind: "generic", path: "/pages/terms" },
  { kind: "promotion", path: "/promotions/first-deposit-doubled" },
  { kind: "help home", path: "/help" },
  { kind: "help section", path: "/help/payments" },
  { kind: "help article", path: "/help/payments/withdrawals" },
  { kind: "help search", path: "/help/search-content?searchTerm=withdraw" },
  { kind: "help search without a result", path: "/help/search-content?searchTerm=zzzzzz" },
  { kind: "marketing", path: "/provably-fair" },
  { kind: "custom menu", path: "/explore" },
  { kind: "affiliates", path: "/become-an-affiliate" },
  { kind: "not available", path: "/not-available-region" },
] as const;

const looks = [
  {
    language: "en",
    colorScheme: "dark",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    examine: expectAccessible,
  },
  {
    language: "de",
    colorScheme: "light",
    viewport: { width: 1440, height: 900 },
    examine: expectReadable,
  },
] as const;

for (const { language, examine, ...look } of looks) {
  const width = look.viewport.width;
  test(`a page of every kind meets WCAG 2.2 AA, complains of nothing and fits, ${language}, ${width} px`, async ({
    browser,
    world,
  }) => {
    const context = await browser.newContext(look);
    await context.addCookies([{ name: "lang", value: language, url: world.site }]);
    const page = await context.newPage();
    const complaints = collectComplaints(page);
    for (const { kind, path } of kinds) {
      await page.goto(world.site + path);
      await expect(page.getByRole("heading", { level: 1 }), kind).toHaveCount(1);
      await expect(page.locator("html"), kind).toHaveAttribute("lang", language);
      await examine(page);
      await expectNoOverflow(page);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test("promotions that do not run stand under Coming with their day, and are offered nowhere", async ({
  page,
  world,
}) => {
  for (const site of [world.site, world.site.replace("localhost", "marlin.localhost")]) {
    await page.goto(`${site}/promotions`);
    await expect(page.getByRole("heading", { name: "On offer now" })).toHaveCount(0);
    const coming = page.locator("section", { has: page.getByRole("heading", { name: "Coming" }) });
    const cards = coming.getByRole("link");
    for (const card of await cards.all())
      await expect(card).toContainText(/Starts \w+ \d|Date to be/);
    await expect(coming).not.toContainText(/[$€%]/);
    await expectAccessible(page);
    await cards.first().click();
    await expect(page.getByRole("note").first()).toContainText("Not running yet");
    await page.goto(site);
    await expect(page.locator("main a[href^='/promotions/']")).toHaveCount(0);
  }
});
