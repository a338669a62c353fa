import type { Page } from "@playwright/test";
import type { Person, World } from "@croupier/tools/world";
import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { arriveAs } from "./parts/arrive-as.ts";
import { expect, test } from "./world.ts";

const arrived = "Your deposit has arrived";

/** On the provider's page: a test number for each way it can go. */
async function payWith(page: Page, number: string): Promise<void> {
  await page.getByRole("textbox", { name: "Card number" }).fill(number);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
}

/** As a game does when it is opened. */
async function notePlay(page: Page, { id }: Person, { site }: World, gameId: string) {
  const path = `/services/recent-activity-tracker/v1/profile/${id}/casino`;
  const noted = await page.request.post(site + path, {
    headers: { origin: site },
    data: { gameId },
  });
  expect(noted.status()).toBe(202);
}

/** Set where limits are set; how that is done has a story of its own. */
async function setDayLimit(page: Page, { id }: Person, world: World, value: string) {
  const path = `/services/safer-play/v1/profiles/${id}/limits/deposit/day`;
  const headers = { origin: world.site };
  const set = await page.request.put(world.site + path, { headers, data: { value } });
  expect(set.status()).toBe(200);
}

test("[S2.29] [S4.11] a deposit is paid in a window of its own, which tells ours and closes", async ({
  page,
  context,
  world,
}) => {
  const quentin = await world.join("quentin");
  await arriveAs(context, quentin, world.site);
  await notePlay(page, quentin, world, "minesweep-reef");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${world.site}/account/cashier/deposit`);
  await expect(page.getByText("$10.00 to $5,000.00").first()).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);

  await page.evaluate(() => {
    window.addEventListener("message", ({ data, origin }) => {
      document.documentElement.dataset["heard"] = JSON.stringify({ data, origin });
    });
  });
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Deposit $20.00" }).click();
  const popup = await opening;
  await expect(page.getByText("Waiting for your payment")).toBeVisible();
  const closing = popup.waitForEvent("close");
  await payWith(popup, "4242 4242 4242 4242");
  await closing;

  await expect(page.getByText(arrived)).toBeVisible();
  const heard = (await page.locator("html").getAttribute("data-heard")) ?? "{}";
  expect(JSON.parse(heard)).toMatchObject({
    data: { type: "deposit", status: "paid" },
    origin: world.site,
  });
  const balance = (name: string) =>
    page.locator("dl > div").filter({ has: page.getByText(name, { exact: true }) });
  await expect(balance("Balance before")).toContainText("$1,000.00");
  await expect(balance("Balance after")).toContainText("$1,020.00");
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: "Back to the lobby" })).toHaveAttribute(
    "href",
    "/casino",
  );
  await page.getByRole("link", { name: "Play Minesweep Reef" }).click();
  await expect(page).toHaveURL(/\/minesweep-reef#quickplay_realplay$/);
  await page.goto(`${world.site}/account`);
  await expect(page.getByText("$1,020.00").first()).toBeVisible();
});

test("[S2.4] on a phone the payment takes the place of the page, and comes back to it, and a limit is kept to", async ({
  page,
  context,
  world,
}) => {
  const quirin = await world.join("quirin");
  await arriveAs(context, quirin, world.site);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${world.site}/account/cashier/deposit`);
  await page.getByRole("textbox", { name: "Amount" }).fill("50");
  await page.getByRole("button", { name: "Deposit $50.00" }).click();
  await payWith(page, "4000 0000 0000 0002");
  await expect(page.getByText("The payment was declined")).toBeVisible();
  await expectNoOverflow(page);
  await page.getByRole("link", { name: "Another method" }).click();
  await expect(page.getByRole("button", { name: "Deposit $50.00" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Card" })).not.toBeChecked();
  // The page is drawn before the address is told of it.
  await expect(page).toHaveURL(/way=bank/);
  await page.goBack();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "Deposit $50.00" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Card" })).toBeChecked();
  await page.getByRole("textbox", { name: "Amount" }).fill("20");
  await page.getByRole("button", { name: "Deposit $20.00" }).click();
  await payWith(page, "4242 4242 4242 4242");
  await expect(page.getByText(arrived)).toBeVisible();
  await expect(page.getByRole("link", { name: "Choose a game" })).toBeVisible();

  // What was refused stands in the history without being asked for by its status.
  await page.goto(`${world.site}/account/cashier/history`);
  const history = page.getByRole("list", { name: "Movements of your money" });
  for (const kind of ["All", "Deposits"]) {
    await page.getByRole("button", { name: kind, exact: true }).click();
    const refused = history.getByRole("listitem").filter({ hasText: "A deposit was refused" });
    await expect(refused).toContainText("$50.00");
  }
  await expectNoOverflow(page);

  await setDayLimit(page, quirin, world, "60.00");
  await page.goto(`${world.site}/account/cashier/deposit`);
  // The sum that has come in stands apart from what this deposit would make of it, also while somebody types.
  const limit = page.getByText("Paid in $20.00 of $60.00 in 24 hours");
  await expect(limit).toHaveText("Paid in $20.00 of $60.00 in 24 hours, after this $40.00");
  await expect(page.getByText("Some of it becomes available again on")).toBeVisible();
  const amount = page.getByRole("textbox", { name: "Amount" });
  await amount.fill("5");
  await expect(limit).toHaveText("Paid in $20.00 of $60.00 in 24 hours");
  await page.getByRole("button", { name: "Deposit $5.00" }).click();
  await expectSeen(page, "At least $10.00");
  await expect(page.getByRole("button", { name: "Deposit $5.00" })).toBeDisabled();
  await amount.fill("50");
  await expectSeen(page, "This is over your deposit limit. You can deposit up to $40.00");
  // A control that lies half below a bar is no smaller for it.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Deposit $40.00 instead" }).click();
  await payWith(page, "4242 4242 4242 4242");
  await expect(page.getByText(arrived)).toBeVisible();
  await page.getByRole("link", { name: "Deposit", exact: true }).first().click();
  await expect(page.getByText("Paid in $60.00 of $60.00 in 24 hours")).toBeVisible();
  await expectSeen(page, "Too little is left of your deposit limit: $0.00");
  await expect(page.getByRole("button", { name: "Deposit $20.00" })).toBeDisabled();
});

/** On view, and not behind the press that stays above the bar of the site. */
async function expectSeen(page: Page, text: string): Promise<void> {
  const message = page.getByText(text).last();
  await expect(message).toBeVisible();
  await expect(message).toBeInViewport({ ratio: 1 });
  const isOnTop = await message.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && element.contains(hit);
  });
  expect(isOnTop, `${text} lies on top`).toBe(true);
}

test("a notice that comes late finds the player who waits", async ({ page, context, world }) => {
  await arriveAs(context, await world.join("quimby"), world.site);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${world.site}/account/cashier/deposit`);
  await page.getByRole("button", { name: "Deposit $20.00" }).click();
  // Paid, and nobody is told of it.
  await payWith(page, "4000 0000 0000 0341");
  await expect(page.getByText("Waiting for your payment")).toBeVisible();
  const id = new URL(page.url()).searchParams.get("deposit") ?? "";

  const desk = await context.newPage();
  await desk.goto(world.payments);
  const payment = desk.getByRole("listitem").filter({ hasText: id });
  await payment.getByRole("button", { name: "Tell the shop" }).click();
  await expect(page.getByText(arrived)).toBeVisible();
});
