import type { BrowserContext, Page } from "@playwright/test";
import { describePerson } from "@croupier/tools/world";
import { expectAccessible } from "./parts/accessible.ts";
import { fillJoinForm } from "./parts/join-form.ts";
import { expect, test } from "./world.ts";

test.use({ storageState: { cookies: [], origins: [] } });

const banner = (page: Page) => page.getByRole("region", { name: "Cookies on this site" });
const names = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).sort();

/** What the page told of. What a beacon carries is seen by nobody outside, so it is looked at on its way. */
async function listen(page: Page): Promise<{ name: string }[]> {
  const told: { name: string }[] = [];
  await page.exposeFunction("overhear", (batch: string) => {
    const { events }: { events: { name: string }[] } = JSON.parse(batch);
    told.push(...events);
  });
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      const { overhear } = globalThis as unknown as { overhear: (batch: string) => void };
      if (body instanceof Blob) void body.text().then(overhear);
      return send(address, body);
    };
  });
  return told;
}

async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

test("a visitor is asked, moves on without an answer, and nothing is kept of them until there is one", async ({
  page,
  context,
  world,
}) => {
  const told = await listen(page);
  await page.goto(`${world.site}/?affid=77&ref=R1`);
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page);
  const [all, none, choose] = await Promise.all(
    ["Accept all", "Reject all", "Choose"].map((name) =>
      banner(page).getByRole("button", { name }).boundingBox(),
    ),
  );
  expect([none?.width, choose?.width]).toEqual([all?.width, all?.width]);
  expect([none?.height, choose?.height]).toEqual([all?.height, all?.height]);

  await page.getByRole("link", { name: "Create account" }).first().click();
  await expect(page).toHaveURL(/\/join/);
  await expect(banner(page)).toBeVisible();
  await leave(page);
  expect(await names(context)).not.toContain("affid");
  expect(told).toEqual([]);

  await banner(page).getByRole("button", { name: "Reject all" }).click();
  await expect(banner(page)).toBeHidden();
  await page.goto(`${world.site}/help?affid=77`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await leave(page);
  expect(await names(context)).not.toContain("affid");
  expect(told).toEqual([]);
});

test("[S7.28] [S9.4] a card is told as gamecard_click, a slide's button as carousel_promo_cta, a link to the deposit as account.deposit:click, a no as help_no", async ({
  page,
  world,
}) => {
  const told = await listen(page);
  const names = () => told.map(({ name }) => name);
  await page.goto(`${world.site}/help/payments/fees`);
  await banner(page).getByRole("button", { name: "Accept all" }).click();
  const widget = page.getByRole("region", { name: "Did this answer your question?" });
  await widget.getByRole("button", { name: "No", exact: true }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Deposit" }).click();
  await leave(page);
  await expect.poll(names).toEqual(expect.arrayContaining(["help_no", "account.deposit:click"]));
  await page.goto(`${world.site}/casino`);
  await page.getByRole("link", { name: "Lucky Dice", exact: true }).first().click();
  await leave(page);
  await expect.poll(names).toContain("gamecard_click");
  // Its neighbours are those of a grid of eight.
  expect(told.find(({ name }) => name === "gamecard_click")).toMatchObject({ columns: 8 });
  await page.goto(world.site);
  await page.getByRole("button", { name: "Provable rounds" }).click();
  await page.getByRole("link", { name: "How a round is proved", exact: true }).click();
  await expect(page).toHaveURL(`${world.site}/provably-fair`);
  await leave(page);
  await expect.poll(names).toContain("carousel_promo_cta");
});

test("[S7.28] a link that is clicked before its counter is loaded is counted", async ({
  page,
  world,
}) => {
  const told = await listen(page);
  const clicked = Promise.withResolvers<void>();
  await page.route("**/assets/start-counting-*.js", async (route) => {
    await clicked.promise;
    await route.continue();
  });
  await page.goto(`${world.site}/help/payments/fees`);
  await banner(page).getByRole("button", { name: "Accept all" }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Deposit" }).click();
  await expect(page).toHaveURL(/\/login\?/);
  clicked.resolve();
  await expect
    .poll(() => told.find(({ name }) => name === "account.deposit:click"), { timeout: 15_000 })
    .toMatchObject({ path: "/help/payments/fees" });
});

test("[S7.28] [S7.30] [S9.18] who says yes is counted by page_change, and who sent them is kept in affid until registration", async ({
  page,
  context,
  world,
}) => {
  const told = await listen(page);
  await page.goto(`${world.site}/?affid=77&ref=R1`);
  await banner(page).getByRole("button", { name: "Choose" }).click();
  await banner(page).getByRole("checkbox", { name: "Referrals" }).check();
  await expectAccessible(page);
  await banner(page).getByRole("button", { name: "Save choice" }).click();
  await expect(banner(page)).toBeHidden();
  expect(await names(context)).toEqual(expect.arrayContaining(["affid", "consent", "referral"]));
  await leave(page);
  expect(told).toEqual([]);

  await page.getByRole("button", { name: "Cookie settings" }).click();
  await expect(banner(page).getByRole("checkbox", { name: "Referrals" })).toBeChecked();
  await banner(page).getByRole("button", { name: "Accept all" }).click();
  await expect(banner(page)).toBeHidden();
  await page.getByRole("button", { name: "Provable rounds" }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Fees" }).click();
  await expect(page).toHaveURL(/\/help\/payments\/fees/);
  const widget = page.getByRole("region", { name: "Did this answer your question?" });
  await widget.getByRole("button", { name: "Yes" }).click();
  await leave(page);
  await expect
    .poll(() => told.map(({ name }) => name))
    .toEqual(["page_change", "carousel_promo", "menu_click", "page_change", "help_yes"]);

  const joined = page.waitForRequest((request) => request.url().endsWith("/identity/v1/profiles"));
  await page.goto(`${world.site}/join`);
  await fillJoinForm(page, describePerson("rosa"));
  await page.getByRole("button", { name: "Create account" }).click();
  const body: { referral: unknown } = (await joined).postDataJSON();
  expect(body.referral).toEqual({
    code: "R1",
    type: "AFFILIATE",
    affiliateId: "77",
    sharingMethod: "WORD_OF_MOUTH",
  });
  await expect(page).toHaveURL(`${world.site}/`);
  expect(await names(context)).not.toContain("affid");
});
