import type { Page } from "@playwright/test";
import type { World } from "@croupier/tools/world";
import { arriveAs } from "./parts/arrive-as.ts";
import { signIn } from "./parts/sign-in.ts";
import { test } from "./parts/stub-world.ts";
import { expect } from "./world.ts";

// One after the other: a second house with such an area would take longer to open than they take.
test.describe.configure({ mode: "default" });

/** An area in plain JavaScript, served in place of ours, says every event of the bridge once. */
async function openStub(page: Page, world: World, name: string, path = "/account") {
  const person = await world.join(name);
  await arriveAs(page.context(), person, world.site);
  await page.goto(world.site + path);
  return person;
}

const say = (page: Page, event: string) =>
  page.getByRole("main").getByRole("button", { name: event, exact: true }).click();
const heading = (page: Page, path: string) =>
  page.getByRole("heading", { level: 1, name: `Kingfisher stub at ${path}`, exact: true });
const countsOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis, "stubArea"));

test("[S4.10] start and end move the address, back and forward go through it, and the area follows", async ({
  page,
  stubbed: world,
}) => {
  await openStub(page, world, "enid");
  await expect(heading(page, "/account")).toBeVisible();
  await expect(heading(page, "/account")).toHaveCSS("color", "rgb(1, 2, 3)");

  await say(page, "To limits");
  await expect(page).toHaveURL(`${world.site}/account/limits?period=7d#day`);
  await expect(page).toHaveTitle("Stub at /account/limits?period=7d#day");
  await say(page, "Back");
  await expect(page).toHaveURL(`${world.site}/account`);
  await expect(heading(page, "/account")).toBeVisible();
  await say(page, "Forward");
  await expect(page).toHaveURL(`${world.site}/account/limits?period=7d#day`);
  await expect(heading(page, "/account/limits?period=7d#day")).toBeVisible();

  await say(page, "In place of this");
  await expect(page).toHaveURL(`${world.site}/account/security`);
  await page.goBack();
  await expect(heading(page, "/account")).toBeVisible();
  expect(await countsOf(page)).toMatchObject({ mounted: 1, unmounted: 0 });
});

test("[S4.10] an area that goes on while the address is still moving is not called back", async ({
  page,
  stubbed: world,
}) => {
  await openStub(page, world, "edith");
  await say(page, "To limits and on");
  await expect(page).toHaveURL(`${world.site}/account/security`);
  await expect(heading(page, "/account/security")).toBeVisible();
  expect(await countsOf(page)).toMatchObject({ followed: [] });

  await page.goBack();
  await expect(heading(page, "/account/limits")).toBeVisible();
  expect(await countsOf(page)).toMatchObject({ followed: ["/account/limits"] });
});

test("[S4.10] outside leaves the area, which is taken away whole, and a stranger is not gone to", async ({
  page,
  stubbed: world,
}) => {
  await openStub(page, world, "ester");
  for (const event of ["To a stranger", "Pretend a stranger", "Say nonsense"]) {
    await say(page, event);
    await expect(page).toHaveURL(`${world.site}/account`);
  }
  await expect(page.locator('link[href*="/assets/account/"]')).toHaveCount(1);
  await say(page, "Outside");
  await expect(page).toHaveURL(`${world.site}/help/search-content`);
  await expect(page.locator(".stub-area")).toHaveCount(0);
  await expect(page.locator('link[href*="/assets/account/"]')).toHaveCount(0);
  expect(await countsOf(page)).toMatchObject({ mounted: 1, unmounted: 1 });
  await page.goBack();
  await expect(heading(page, "/account")).toBeVisible();
  expect(await countsOf(page)).toMatchObject({ mounted: 2, unmounted: 1 });
});

test("[S4.10] login required goes to the login and comes back, or to the destination that was named", async ({
  page,
  stubbed: world,
}) => {
  const ellen = await openStub(page, world, "ellen", "/account/limits?period=7d#day");
  await page.context().clearCookies();
  await say(page, "Login required");
  await expect(page).toHaveURL(
    `${world.site}/login?destination=%2Faccount%2Flimits%3Fperiod%3D7d%23day`,
  );
  await signIn(page, ellen);
  await expect(heading(page, "/account/limits?period=7d#day")).toBeVisible();
  await page.context().clearCookies();
  await say(page, "Login for security");
  await expect(page).toHaveURL(`${world.site}/login?destination=%2Faccount%2Fsecurity%23pin`);
});

test("[S8.2] not-found is /error/not-found, any other error /error/internal-server", async ({
  page,
  stubbed: world,
}) => {
  await openStub(page, world, "edgar");
  await say(page, "To nowhere");
  await expect(page).toHaveURL(`${world.site}/error/not-found`);
  await page.goBack();
  await expect(heading(page, "/account")).toBeVisible();
  await say(page, "Trip");
  await expect(page).toHaveURL(`${world.site}/error/internal-server`);
});

test("an area that falls over takes nothing of the site with it", async ({
  page,
  stubbed: world,
}) => {
  await openStub(page, world, "elmer");
  await say(page, "Crash");
  await expect(heading(page, "/account")).toBeVisible();
  await say(page, "To limits");
  await expect(page).toHaveURL(/\/account\/limits/);

  await page.goto(`${world.site}/account/broken`);
  await expect(page).toHaveURL(`${world.site}/error/internal-server`);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.locator(".stub-area")).toHaveCount(0);
});

test("[S4.1] the area asks the site to log out, and the site does", async ({
  page,
  stubbed: world,
}) => {
  await openStub(page, world, "elsa");
  await expect(page.getByRole("banner").getByText("$1,000.00")).toBeVisible();
  await say(page, "Log me out");
  await expect(page).toHaveURL(`${world.site}/`);
  await expect(page.getByText("You are signed out.")).toBeVisible();
});

test("what the area has to say outlasts its page, and a changed player is asked for anew", async ({
  page,
  stubbed: world,
}) => {
  await openStub(page, world, "ymir");
  await expect(page.getByRole("banner").getByText("$1,000.00")).toBeVisible();
  await say(page, "Tell");
  await say(page, "Outside");
  await expect(page).toHaveURL(`${world.site}/help/search-content`);
  await expect(page.getByText("Kept, says the stub.")).toBeVisible();

  await page.goBack();
  await expect(heading(page, "/account")).toBeVisible();
  await expect(page.getByRole("banner").getByText("$1,000.00")).toBeVisible();
  const asked = page.waitForRequest((request) => request.url().endsWith("/sessions/current"));
  await say(page, "Change the player");
  await asked;
});
