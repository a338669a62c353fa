import type { Page } from "@playwright/test";
import { arriveAs } from "./parts/arrive-as.ts";
import { expectAccessible, expectNoOverflow, expectReadable } from "./parts/accessible.ts";
import { collectComplaints } from "./parts/complaints.ts";
import { signIn } from "./parts/sign-in.ts";
import { expect, test } from "./world.ts";

const greeting = /^Good (morning|afternoon|evening), /;
const balances = "**/services/wallet-gateway/v1/profiles/*/balances";

/** What the wallet is told to hold; all its other lines are at nought. */
async function fillWallet(page: Page, held: Readonly<Record<string, string>>): Promise<void> {
  await page.route(balances, async (route) => {
    const told: { type: string }[] = await (await route.fetch()).json();
    const json = told.map((line) => ({ ...line, amount: held[line.type] ?? "0.00" }));
    await route.fulfill({ json });
  });
}

test("[S1.3] [S2.1] who is not signed in comes back to the account, query and fragment and all", async ({
  page,
  world,
}) => {
  const enya = await world.join("enya");
  const complaints = collectComplaints(page);
  await page.goto(`${world.site}/account?from=mail#balances`);
  await expect(page).toHaveURL(`${world.site}/login?destination=%2Faccount%3Ffrom%3Dmail#balances`);
  await signIn(page, enya);
  await expect(page).toHaveURL(`${world.site}/account?from=mail#balances`);
  await expect(page.getByRole("heading", { level: 1, name: greeting })).toBeVisible();
  await expect(page.getByRole("main").getByText("$1,000.00").first()).toBeVisible();
  await expect(page).toHaveTitle("Overview");
  expect(complaints).toEqual([]);
});

test("[S2.3] the area and the address bar go together, by link, by back and by a load", async ({
  page,
  context,
  world,
}) => {
  await arriveAs(context, await world.join("elina"), world.site);
  await page.goto(world.site);
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Your account/ })
    .click();
  await page.getByRole("link", { name: "Your account" }).click();
  await expect(page).toHaveURL(`${world.site}/account`);
  const overview = page.getByRole("heading", { level: 1, name: greeting });
  await expect(overview).toBeVisible();

  await page.getByRole("navigation", { name: "Your account" }).getByText("Invite friends").click();
  await expect(page).toHaveURL(`${world.site}/account/referral`);
  await expect(page).toHaveTitle("Invite friends");
  await expect(page.getByRole("main")).toBeFocused();
  await page.goBack();
  await expect(overview).toBeVisible();
  await expect(page).toHaveTitle("Overview");
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: "Invite friends" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Invite friends" })).toBeVisible();
});

test("a page that is gone back to stands where it was left, and a new one at its top", async ({
  page,
  context,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arriveAs(context, await world.join("yva"), world.site);
  await page.goto(`${world.site}/account`);
  const toData = page
    .getByRole("navigation", { name: "Your account" })
    .getByRole("link", { name: "Your data" });
  // Where it is left is a place of the whole page, not of what had arrived of it.
  await page.waitForLoadState("networkidle");
  await toData.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const left = await scrolled();
  expect(left).toBeGreaterThan(100);
  await toData.click();
  await expect(page.getByRole("heading", { level: 1, name: "Your data" })).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: greeting })).toBeVisible();
  await expect.poll(scrolled).toBe(left);
});

test("[S2.34] the panel names the player, and its button logs out everywhere at once", async ({
  page,
  context,
  world,
}) => {
  await arriveAs(context, await world.join("emil"), world.site);
  await page.goto(`${world.site}/account`);
  const panel = page.getByRole("region", { name: "Emil Lindqvist" });
  await expect(panel.getByText("Balance", { exact: true })).toBeVisible();
  await expect(panel.getByText("$1,000.00").first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${world.site}/account`);
  // With its header the tab listens to the others; before that it would find the session gone.
  await expect(other.getByRole("button", { name: /Your account/ })).toBeVisible();

  await panel.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(`${world.site}/`);
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await expect(other).toHaveURL(`${world.site}/`);
});

test("[S2.36] [S9.20] the panel has header, balances, alerts and the actions there are: four, or two without the cashier", async ({
  page,
  context,
  world,
}) => {
  await arriveAs(context, await world.join("elke"), world.site);
  await page.goto(`${world.site}/account`);
  const panel = page.getByRole("region", { name: /^Elke / });
  const actions = panel.getByRole("link").filter({ hasText: /^(?!Confirm your phone)/ });
  const whole = {
    header: panel.getByRole("heading", { level: 2, name: /^Elke / }),
    balances: panel.getByText("Available to withdraw"),
    alerts: panel.getByRole("link", { name: /^Confirm your phone/ }),
  };
  for (const [part, shown] of Object.entries(whole)) await expect(shown, part).toBeVisible();
  await expect(actions).toHaveText(["Deposit", "Withdraw", "Transfer", "Limits"]);

  await page.route("**/services/site-configuration/v1/brands/*", async (route) => {
    const told = await (await route.fetch()).json();
    const closed = { isCashierDepositEnabled: false, isCashierWithdrawalEnabled: false };
    await route.fulfill({ json: { ...told, ...closed } });
  });
  await page.reload();
  await expect(actions).toHaveText(["Limits", "Security"]);
  await expect(actions).toHaveCount(2);
});

test("[S4.13] [S5.5] [S5.10] no balance is shown while it is pending, then only lines that are not zero, and nothing for what is no number", async ({
  page,
  context,
  world,
}) => {
  await arriveAs(context, await world.join("eskil"), world.site);
  const pending = Promise.withResolvers<void>();
  await page.route(balances, async (route) => {
    await pending.promise;
    await route.continue();
  });
  await page.goto(`${world.site}/help`);
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("button", { name: /Your account/ })).toBeVisible();
  const balance = banner.getByRole("button", { name: /Your wallet/ });
  await expect(balance).toHaveCount(0);
  pending.resolve();
  await expect(balance).toContainText("$1,000.00");

  const lines = page.getByRole("region", { name: /^Eskil / }).locator("dl > div");
  await page.unroute(balances);
  await fillWallet(page, { bonus: "7.00", unlocked: "3.00" });
  await page.goto(`${world.site}/account`);
  // The wallet forces playable: it is there at nought on a phone as well.
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(lines).toHaveText(["Balance$0.00", "Unlocked$3.00", "Bonus, total$7.00"]);
  }
  await balance.click();
  await expect(page.locator("[popover]:popover-open dt")).toHaveText(["Balance", "Bonus"]);

  await page.unroute(balances);
  const empty = "";
  await fillWallet(page, { playable: "undefined" });
  await page.reload();
  await expect(lines).toHaveCount(1);
  await expect(lines.getByRole("definition")).toHaveText(empty);
});

test("[S4.3] [S9.2] an alert leads to where phone or document is settled, and the one on two steps sleeps 86400 s", async ({
  page,
  context,
  world,
}) => {
  await arriveAs(context, await world.join("ebbe"), world.site);
  let told = { phone: "NOT_VALIDATED", document: "PENDING", twoFactor: "DISABLED" };
  const verification = "**/services/player-verification/v1/profiles/*";
  const answer = (path: string, change: () => object) =>
    page.route(path, async (route) => {
      await route.fulfill({ json: { ...(await (await route.fetch()).json()), ...change() } });
    });
  await answer(`${verification}/phone`, () => ({ status: told.phone }));
  await answer(`${verification}/two-factor`, () => ({ status: told.twoFactor }));
  await answer("**/document-verification-status/profile/*", () => ({ status: told.document }));
  await answer("**/services/identity/v1/sessions/current", () => ({ hasPinCode: true }));
  const since = new Date().toISOString();
  const nothing = { reason: null, note: null, answerDueAt: null, validUntil: null, sentSides: [] };
  await answer("**/document-verification/profile/*/documents", () => ({
    items: [{ ...nothing, documentType: "ID_DOCUMENT", status: told.document, since }],
  }));
  const places = [
    "/validation-code/validatePhone",
    "/validate-document",
    "/blocked-document-status",
  ] as const;
  const [phonePage, documentPage, blockedPage] = places;
  const alerts = page.locator(places.map((path) => `main a[href='${path}']`).join(", "));
  const panel = page.getByRole("region", { name: /^Ebbe / });
  for (const [phone, document, leadsTo] of [
    ["NOT_VALIDATED", "PENDING", phonePage],
    ["VALIDATED", "REQUESTED", documentPage],
    ["VALIDATED", "INVALID", documentPage],
    ["VALIDATED", "BLOCKED", blockedPage],
    ["VALIDATED", "VERIFIED", undefined],
  ] as const) {
    told = { phone, document, twoFactor: leadsTo === undefined ? "PENDING" : "DISABLED" };
    await page.goto(`${world.site}/account`);
    await expect(panel).toBeVisible();
    const alert = panel.getByRole("link").and(alerts);
    if (leadsTo === undefined) await expect(panel.getByText("not fully set up")).toBeVisible();
    else await expect(alert, document).toHaveAttribute("href", leadsTo);
    await expect(alert, document).toHaveCount(leadsTo === undefined ? 0 : 1);
  }
  await panel.getByRole("button", { name: "Remind me tomorrow" }).click();
  await expect(panel.getByText("not fully set up")).toBeHidden();
  const cookies = await context.cookies(`${world.site}/account`);
  const snooze = cookies.find(({ name }) => name === "tfa-alert-snooze");
  const awake = new Date();
  awake.setSeconds(awake.getSeconds() + 86_400);
  // To the minute: a browser counts from when it was told.
  expect(snooze?.expires).toBeCloseTo(awake.getTime() / 1000, -2);
});

test("[S2.34] a panel's Sign out that is pressed before the header is there waits for it", async ({
  page,
  context,
  world,
}) => {
  await arriveAs(context, await world.join("elvira"), world.site);
  const pressed = Promise.withResolvers<void>();
  await page.route("**/assets/AccountHeader-*.js", async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto(`${world.site}/account`);
  await page
    .getByRole("region", { name: /Elvira/ })
    .getByRole("button", { name: "Sign out" })
    .click();
  await expect(page.getByRole("banner").getByRole("button", { name: /Your account/ })).toBeHidden();
  pressed.resolve();
  await expect(page).toHaveURL(`${world.site}/`);
  await expect(page.getByText("You are signed out.")).toBeVisible();
});

test("[S8.2] a page the account does not have is /error/not-found, and back leads out of it", async ({
  page,
  context,
  world,
}) => {
  await arriveAs(context, await world.join("elof"), world.site);
  await page.goto(`${world.site}/help/search-content`);
  await page.goto(`${world.site}/account/no-such-page`);
  await expect(page).toHaveURL(`${world.site}/error/not-found`);
  await page.goBack();
  await expect(page).toHaveURL(`${world.site}/help/search-content`);
});

test("a session that ends while somebody looks is a login that leads back there", async ({
  page,
  context,
  world,
}) => {
  const edda = await world.join("edda");
  await arriveAs(context, edda, world.site);
  await page.goto(`${world.site}/account`);
  await expect(page.getByRole("heading", { level: 1, name: greeting })).toBeVisible();
  await context.clearCookies();
  // Whichever call finds out first: one of the page that is left, which then has the link no more, or one of
  // the page that is wanted.
  await page
    .getByRole("navigation", { name: "Your account" })
    .getByText("Invite friends")
    .evaluateAll(([link]) => link instanceof HTMLElement && link.click());
  await expect(page).toHaveURL(/\/login\?destination=%2Faccount(?:%2Freferral)?$/);
  const destination = new URL(page.url()).searchParams.get("destination") ?? "";
  await signIn(page, edda);
  await expect(page).toHaveURL(world.site + destination);
});

test("the overview fits a screen of every size, in dark and in light, for everyone", async ({
  page,
  context,
  world,
}) => {
  await arriveAs(context, await world.join("emmy"), world.site);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${world.site}/account`);
  await expect(page.getByRole("heading", { name: "Account health" })).toBeVisible();
  await expect(page.getByRole("main").getByText("$1,000.00").first()).toBeVisible();
  await expectAccessible(page);
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectReadable(page);
      await expectNoOverflow(page);
    }
  }
});
