import { expectAccessible, expectNoOverflow, expectReadable } from "./parts/accessible.ts";
import { arriveAs } from "./parts/arrive-as.ts";
import { openConsole } from "./parts/staff-sign-in.ts";
import { expect, test } from "./world.ts";

test("support finds a player and learns who it is for a reason; risk blocks, and the player's tab signs out", async ({
  page,
  context,
  browser,
  world,
}) => {
  const gwen = await world.join("gwen");
  await arriveAs(context, gwen, world.site);
  await page.goto(world.site);
  const account = page.getByRole("button", { name: /Your account/ });
  await expect(account).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await openConsole(desk, world, "/players");
  await desk.getByRole("searchbox", { name: "Player" }).fill("gwem");
  await desk.keyboard.press("Enter");
  const found = desk
    .getByRole("list", { name: "Players found" })
    .locator(`a[href="/players/${gwen.id}"]`);
  await expect(found).toContainText("G•••");
  await expect(desk.getByText(gwen.email)).toHaveCount(0);
  await expectAccessible(desk);
  await found.click();

  const profile = desk.getByRole("region", { name: "Profile" });
  await expect(profile).toContainText("g•••@");
  await profile.getByRole("button", { name: "Show details" }).click();
  const asked = desk.getByRole("dialog");
  await expect(asked.getByRole("button", { name: "Show details" })).toBeDisabled();
  await asked.getByRole("textbox", { name: "Why" }).fill("She is on the line");
  await expectAccessible(desk);
  await asked.getByRole("button", { name: "Show details" }).click();
  await expect(profile).toContainText(gwen.email);

  await desk.getByRole("textbox", { name: "A note" }).fill("<b>Calm</b>\n& friendly");
  await desk.getByRole("button", { name: "Write it down" }).click();
  await expect(desk.getByRole("list", { name: "Notes" })).toContainText(/<b>Calm<\/b>\n& friendly/);

  await desk.getByRole("button", { name: "Block" }).click();
  const blocking = desk.getByRole("dialog");
  await blocking.getByRole("textbox", { name: "Why" }).fill("Three cards of three people");
  await blocking.getByRole("button", { name: "Block" }).click();
  await expect(blocking).toBeHidden();
  await expect(desk.getByRole("button", { name: "Unblock" })).toBeVisible();
  await expect(page.getByText("Your session has ended. Sign in to go on.")).toHaveCount(1);
  await expect(account).toBeHidden();

  const events = desk.getByRole("list", { name: "Events" }).getByRole("listitem");
  await expect(events.first()).toContainText("blocked");
  await expect(events.first()).toContainText("Three cards of three people");
  await expectAccessible(desk);

  await desk.goto(`${world.backoffice}/audit?action=players.&subject=${gwen.id}`);
  await expect(desk.getByText("looked at who a player is").first()).toBeVisible();
});

test("a player's page is accessible and fits, in both themes and on a phone", async ({
  page,
  world,
}) => {
  test.slow();
  const gus = await world.join("gus");
  await openConsole(page, world, "/players");
  for (const path of [`/players/${gus.id}`, "/players?words=gus", "/players/resets"]) {
    await page.goto(world.backoffice + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Loading /)).toHaveCount(0);
    await expectAccessible(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const [width, height] of [
        [390, 844],
        [820, 1180],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expectReadable(page);
        await expectNoOverflow(page);
      }
    }
  }
});
