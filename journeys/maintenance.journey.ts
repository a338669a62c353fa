import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { openConsole } from "./parts/staff-sign-in.ts";
import { expect, test } from "./world.ts";

/** As a field of the browser takes it, by the clock of the page. */
const localTime = (page: Page, minutes: number) =>
  page.evaluate((ahead) => {
    const moment = new Date(Date.now() + ahead * 60_000);
    const offset = moment.getTimezoneOffset() * 60_000;
    return new Date(moment.getTime() - offset).toISOString().slice(0, 16);
  }, minutes);

async function plan(
  page: Page,
  { from, until, words }: { from: number; until: number; words: string },
): Promise<void> {
  await page.getByRole("button", { name: "Plan", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("From").fill(await localTime(page, from));
  await dialog.getByLabel("Until").fill(await localTime(page, until));
  await dialog.getByLabel("What players read, in English").fill(words);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Plan it" }).click();
  await expect(dialog).toBeHidden();
}

/** What moved since the page began without anybody's doing; nothing, where hardly anything did. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        let sum = 0;
        const named: string[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[]) {
            sum += value;
            const what = sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 200));
            named.push(`${value.toFixed(4)} ${what.join(" ")}`);
          }
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum < 0.01 ? [] : named), 300);
      }),
  );

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

test(
  "maintenance is announced with a countdown, closes the site for everybody, and is ended by hand",
  { tag: "@alone" },
  async ({ page, browser, world }) => {
    const site = world.site.replace("localhost", "marlin.localhost");
    const visitor = await (await browser.newContext({ locale: "en-GB" })).newPage();
    await openConsole(page, world, "/maintenance?brand=marlin");
    await expect(page.getByText("Nothing is planned")).toBeVisible();
    await expectAccessible(page);

    await plan(page, { from: 45, until: 60, words: "We move the river." });
    await expect(page.getByText("Announced on the site", { exact: true })).toBeVisible();
    await expect.poll(async () => (await visitor.goto(`${site}/login`))?.status()).toBe(200);
    const banner = visitor.getByRole("region", { name: "Maintenance" });
    await expect(banner).toContainText("We move the river.");
    await expect(banner.getByRole("timer")).toHaveText(/^4[3-5]:\d\d left$/);
    await expectAccessible(visitor);
    expect(await moved(visitor)).toEqual([]);
    await visitor.setViewportSize({ width: 390, height: 844 });
    await expectNoOverflow(visitor);
    await banner.getByRole("button", { name: "Dismiss" }).click();
    await expect(banner).toBeHidden();

    await page.getByRole("button", { name: "Call off" }).click();
    await page.getByRole("button", { name: "Call it off" }).click();
    await expect(page.getByText("Nothing is planned")).toBeHidden();
    await plan(page, { from: 0, until: 30, words: "The river is moving." });
    await expect(page.getByText("Under way", { exact: true })).toBeVisible();
    const closed = await visitor.goto(`${site}/help`);
    expect(closed?.status()).toBe(503);
    expect(Number(closed?.headers()["retry-after"])).toBeGreaterThan(1_000);
    await expect(visitor.getByRole("heading", { name: "Closed for maintenance" })).toBeVisible();
    await expect(visitor.getByText("The river is moving.")).toBeVisible();
    await expectAccessible(visitor);
    await expectNoOverflow(visitor);
    // Another brand of the same house goes on.
    expect((await visitor.goto(`${world.site}/login`))?.status()).toBe(200);

    await page.getByRole("button", { name: "End it now" }).click();
    await page.getByRole("button", { name: "Open the site now" }).click();
    await expect(page.getByText("Under way", { exact: true })).toBeHidden();
    await expect.poll(async () => (await visitor.goto(`${site}/login`))?.status()).toBe(200);
    await expect(visitor.getByRole("button", { name: "Sign in" })).toBeVisible();
  },
);

test(
  "a visitor reads why nobody can join, as soon as an operator closed it",
  { tag: "@alone" },
  async ({ page, browser, world }) => {
    const site = world.site.replace("localhost", "marlin.localhost");
    const visitor = await (await browser.newContext({ locale: "de-DE" })).newPage();
    await openConsole(page, world, "/maintenance?brand=marlin");
    await page.getByRole("button", { name: "Close registration" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("What players read, in English").fill("The boat is full.");
    await dialog.getByLabel("What players read, in German").fill("Das Boot ist voll.");
    await dialog.getByRole("button", { name: "Close registration" }).click();
    await expect(page.getByText("“The boat is full.”")).toBeVisible();

    await visitor.goto(`${site}/join`);
    await comesWithin(visitor, visitor.getByText("Das Boot ist voll."));
    await expectAccessible(visitor);
    await page.getByRole("button", { name: "Open registration" }).click();
    await expect(page.getByRole("button", { name: "Close registration" })).toBeVisible();
    await comesWithin(visitor, visitor.getByLabel("E-Mail"));
  },
);

/** What an operator opens or closes reaches the site within a second, not within the same moment. */
async function comesWithin(page: Page, sight: Locator): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(sight).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}
