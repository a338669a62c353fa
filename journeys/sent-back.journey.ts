import type { Browser, Page } from "@playwright/test";
import type { World } from "@croupier/tools/world";
import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { arriveAs } from "./parts/arrive-as.ts";
import { depositByCard } from "./parts/deposit-by-card.ts";
import { fallBehind } from "./parts/fall-behind.ts";
import { openConsole } from "./parts/staff-sign-in.ts";
import { turnToPhone } from "./parts/turn-to-phone.ts";
import { expect, test } from "./world.ts";

/** The provider is asked by the worker, in turn with others. */
const moves = { timeout: 90_000 };

/** From the list to the deposit, and there the wish to send it back. */
async function askToSendBack(desk: Page, world: World): Promise<void> {
  const staff = world.deskStaff["treasury"] ?? world.staff;
  await openConsole(desk, { ...world, staff }, "/deposits");
  await desk
    .getByRole("list", { name: "Deposits", exact: true })
    .getByRole("link", { name: "600.00 USD" })
    .click();
  await desk.getByRole("button", { name: "Send it back" }).click();
  const dialog = desk.getByRole("dialog", { name: "Send the deposit back?" });
  await expect(dialog).toContainText("Once a colleague approves");
  await expect(dialog.getByRole("button", { name: "Ask for it" })).toBeDisabled();
  await dialog.getByLabel("In your words").fill("Paid from the card of a brother");
  await expectAccessible(desk);
  await dialog.getByRole("button", { name: "Ask for it" }).click();
  await expect(dialog).toHaveCount(0);
  const refund = desk.getByRole("region", { name: "Refund" });
  await expect(refund.getByRole("button", { name: "Take back" })).toBeVisible();
  await expect(refund.getByRole("button", { name: "Approve" })).toHaveCount(0);
  await expect(desk.getByRole("button", { name: "Send it back" })).toHaveCount(0);
}

/** The colleague's place: the same list in two tabs. */
async function openTwice(browser: Browser, world: World): Promise<readonly [Page, Page]> {
  const context = await browser.newContext();
  const tabs = [await context.newPage(), await context.newPage()] as const;
  const staff = world.deskStaff["payments"] ?? world.staff;
  await openConsole(tabs[0], { ...world, staff }, "/reversals");
  await tabs[1].goto(`${world.backoffice}/reversals`);
  for (const tab of tabs)
    await expect(tab.getByText("Paid from the card of a brother")).toBeVisible();
  return tabs;
}

test("a large deposit goes back once a colleague agrees, and a tab that is too late says who was faster", async ({
  page,
  context,
  browser,
  world,
}) => {
  test.setTimeout(300_000);
  await arriveAs(context, await world.join("rhoda"), world.site);
  await depositByCard(page, world, "600");

  const asker = await browser.newPage();
  await askToSendBack(asker, world);
  const [tab, late] = await openTwice(browser, world);
  const letThrough = await fallBehind(late, /\/backoffice\/v1\/refunds/);
  const waiting = tab.getByRole("region", { name: "Waiting for a colleague" });
  await expectAccessible(tab);
  await waiting.getByRole("button", { name: "Approve" }).click();
  await expect(waiting).toHaveCount(0);
  const reversal = tab
    .getByRole("list", { name: "Reversals", exact: true })
    .getByRole("listitem")
    .filter({ hasText: "600.00 USD taken" });
  await expect(reversal).toContainText("Refund of a deposit by card");
  await expect(reversal).toContainText("deposit being refunded");
  await turnToPhone(tab);
  await expectNoOverflow(tab);
  await expectAccessible(tab);

  // The other tab still offers it, and is left for another page before the answer is there.
  await late.getByRole("button", { name: "Decline" }).click();
  await late.getByRole("link", { name: "Adjustments" }).click();
  await expect(late.getByRole("heading", { name: "Adjustments" })).toBeVisible();
  letThrough();
  const told = late.getByRole("alert").filter({ hasText: "Refund of 600.00 USD" });
  await expect(told).toContainText("Somebody answered this already.");
  await expect(told).toContainText("Approved: Petra Halloran");
  await expectAccessible(late);
  await turnToPhone(late);
  await expectNoOverflow(late);
  await told.getByRole("link").click();
  await expect(late.getByRole("heading", { name: "Deposit of 600.00 USD" })).toBeVisible();
  await told.getByRole("button", { name: /^Close/ }).click();
  await expect(told).toHaveCount(0);
  await late.goBack();
  await expect(late.getByRole("heading", { name: "Adjustments" })).toBeVisible();
  await expect(told).toHaveCount(0);

  await reversal.getByRole("link", { name: "Refund of a deposit by card" }).click();
  await expect(tab.getByText("Refunded", { exact: true })).toBeVisible(moves);
  await expect(tab.getByRole("region", { name: "Refund" })).toContainText(
    "Approved: Petra Halloran",
  );
  await expectNoOverflow(tab);
  await expectAccessible(tab);
  await page.goto(`${world.site}/account`);
  await expect(page.getByText("$1,000.00").first()).toBeVisible();
});
