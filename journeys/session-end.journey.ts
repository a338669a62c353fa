import type { Page } from "@playwright/test";
import type { SignedIn } from "@croupier/contracts";
import { arriveAs } from "./parts/arrive-as.ts";
import { expect, test } from "./world.ts";

const whoAmI = "**/services/identity/v1/sessions/current";

/** Nobody waits half an hour: the server's own answer, as it would be so shortly before the end. */
async function letTimePass(page: Page, secondsLeft: number): Promise<void> {
  await page.route(whoAmI, async (route) => {
    const answer = await route.fetch();
    const player = (await answer.json()) as SignedIn;
    const end = new Date(Date.parse(player.session.now) + secondsLeft * 1_000).toISOString();
    await route.fulfill({ json: { ...player, session: { ...player.session, idleEndsAt: end } } });
  });
}

test("before rest ends a session the page warns, in every tab, and one press stays", async ({
  page,
  context,
  world,
}) => {
  await arriveAs(context, await world.join("runa"), world.site);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await letTimePass(tab, 115);
    await tab.goto(world.site);
  }

  for (const tab of [page, other]) {
    await expect(tab.getByRole("alert")).toHaveText(/You will be signed out soon/);
    await expect(tab.getByRole("timer")).toHaveText(/^1:[0-5]\d left$/);
    expect(await tab.evaluate(() => document.activeElement === document.body)).toBe(true);
  }

  // An answer that is being changed is let go first.
  for (const tab of [page, other]) await tab.unrouteAll({ behavior: "wait" });
  const visited = page.waitForRequest((request) => request.method() === "HEAD");
  await page.getByRole("button", { name: "Stay signed in" }).click();
  await visited;
  for (const tab of [page, other]) await expect(tab.getByRole("timer")).toBeHidden();
  await expect(other.getByRole("button", { name: /Your account/ })).toBeVisible();
});

test("a session that ended without the player says so, once", async ({ page, context, world }) => {
  await arriveAs(context, await world.join("sven"), world.site);
  const line = page.waitForEvent("websocket", (socket) => socket.url().endsWith("/realtime"));
  await page.goto(world.site);
  // Only a page that knows of the session can tell that it ended.
  await line;
  await expect(page.getByRole("button", { name: /Your account/ })).toBeVisible();
  const ended = await page.request.delete(`${world.site}/services/identity/v1/sessions/current`, {
    headers: { origin: world.site },
  });
  expect(ended.status()).toBe(204);
  await expect(page.getByText("Your session has ended. Sign in to go on.")).toHaveCount(1);
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
});
