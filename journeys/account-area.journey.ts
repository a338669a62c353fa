import { arriveAs } from "./parts/arrive-as.ts";
import { expectAccessible, expectNoOverflow, expectReadable } from "./parts/accessible.ts";
import { collectComplaints } from "./parts/complaints.ts";
import { signIn } from "./parts/sign-in.ts";
import { expect, test } from "./world.ts";

const greeting = /^Good (morning|afternoon|evening), /;

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
