import { openDevice } from "@croupier/tools/device";
import { grantMoney, layOutWithdrawal, verifyPerson, type World } from "@croupier/tools/world";
import type { Browser, Page } from "@playwright/test";
import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { arriveAs } from "./parts/arrive-as.ts";
import { depositByCard } from "./parts/deposit-by-card.ts";
import { fallBehind } from "./parts/fall-behind.ts";
import { openConsole } from "./parts/staff-sign-in.ts";
import { turnToPhone } from "./parts/turn-to-phone.ts";
import { expect, test } from "./world.ts";

/** Rules and providers are asked in turn by the worker, the slowest once a minute. */
const moves = { timeout: 90_000 };

/** Opens the one of this amount in a part of the queue, from the list as staff do. */
async function openAtDesk(desk: Page, { part, amount }: { part: string; amount: string }) {
  const parts = desk.getByRole("navigation", { name: "Withdrawals by part" });
  await parts.getByRole("link", { name: new RegExp(`^${part} \\d+$`) }).click();
  await desk
    .getByRole("table", { name: "Withdrawals", exact: true })
    .getByRole("row", { name: amount })
    .getByRole("link")
    .click();
  await expect(desk.getByRole("heading", { name: `Withdrawal of ${amount}` })).toBeVisible();
}

/** A tab that still offers what another one has decided says so when it is pressed, and shows what stands. */
async function expectTold(late: Page): Promise<void> {
  await expect(late.getByText("To be looked at", { exact: true })).toBeVisible();
  await late.getByRole("button", { name: "Say no" }).click();
  await late.getByRole("button", { name: "Reject" }).click();
  const told = late.getByRole("alert").filter({ hasText: "Withdrawal of" });
  await expect(told).toContainText("This withdrawal waits for nobody of staff.");
  await expect(told).toContainText(/: approved, /);
  await expect(late.getByText("Nobody of us has to do anything about it.")).toBeVisible();
  await expectAccessible(late);
  await late.close();
}

/** Two people look at a large one, each in a browser of their own: the first takes it, the second agrees. */
async function approveAtDesk(browser: Browser, world: World, amount: string): Promise<void> {
  const first = await browser.newPage();
  const asker = world.deskStaff["treasury"] ?? world.staff;
  await openConsole(first, { ...world, staff: asker }, "/withdrawals");
  await openAtDesk(first, { part: "All", amount });
  const open = first.getByRole("region", { name: "The case" });
  await expect(open.getByText("Card to Visa •••• 4242")).toBeVisible();
  await expect(first.getByText("Auto-approve on, up to 500.00 USD")).toBeVisible();
  await expect(open.getByText("First of theirs in USD")).toBeVisible();
  await first.getByRole("button", { name: "Take it" }).click();
  await expect(first.getByRole("button", { name: "Put it back" })).toBeVisible();
  const approve = first.getByRole("button", { name: "Approve, first of two" });
  await expect(approve).toBeDisabled();
  await first.getByLabel("Note").fill("Known, and the card is theirs");
  await first.reload();
  await expect(first.getByLabel("Note")).toHaveValue("Known, and the card is theirs");
  await expectAccessible(first);
  await approve.click();
  await expect(first.getByText("a colleague has to say the second")).toBeVisible();
  await expect(first.getByRole("button", { name: "Approve, second of two" })).toHaveCount(0);
  await first.close();

  const second = await (await browser.newContext()).newPage();
  const staff = world.deskStaff["payments"] ?? world.staff;
  await openConsole(second, { ...world, staff }, "/withdrawals");
  await openAtDesk(second, { part: "Second yes", amount });
  await second.getByLabel("Note").fill("Looked again, it is right");
  const late = await second.context().newPage();
  await late.goto(second.url());
  await late.getByLabel("Note").fill("Not sure of it");
  (await fallBehind(late, /\/backoffice\/v1\/withdrawals\//))();
  await turnToPhone(second);
  await expectNoOverflow(second);
  await second.getByRole("button", { name: "Approve, second of two" }).click();
  await expect(second.getByText("Nobody of us has to do anything about it.")).toBeVisible();
  await expectTold(late);
  await expect(second.getByText("They told: payout notice, arrived")).toBeVisible(moves);
  await expectNoOverflow(second);
  await expectAccessible(second);
  await second.close();
}

/** A PIN, and with it a device for codes; answers what gives a code that nobody used yet. */
async function setUpDevice(page: Page, world: World, password: string): Promise<() => string> {
  await page.goto(`${world.site}/account/security/two-factor`);
  const question = page.getByRole("dialog", { name: "Confirm that it is you" });
  await page.getByLabel("Choose a PIN").fill("482913");
  await page.getByRole("button", { name: "Save PIN" }).click();
  await question.getByLabel("Your password").fill(password);
  await question.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Your PIN is set.")).toBeVisible();
  await page.getByRole("button", { name: "Set up app" }).click();
  await question.getByLabel("Your PIN").fill("482913");
  await question.getByRole("button", { name: "Confirm" }).click();
  const spelt = await page.getByText(/^([A-Z2-7]{4} ?)+$/).innerText();
  const device = openDevice(spelt.replaceAll(" ", ""));
  const used = Date.now();
  await page.getByLabel("Code from the app").fill(device.codeAt(new Date(used)));
  await expect(page.getByText(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/)).toHaveCount(10);
  return () => device.codeAt(new Date(Math.max(Date.now(), used + 30_000)));
}

test("[S2.5] [S2.6] money is taken out with the code of a device, approved by two of staff, and arrives", async ({
  page,
  context,
  browser,
  world,
}) => {
  test.setTimeout(300_000);
  const wanda = await world.join("wanda");
  await arriveAs(context, wanda, world.site);
  const nextCode = await setUpDevice(page, world, wanda.password);
  await verifyPerson(world, wanda);
  await grantMoney(world, wanda, "9000.00");
  await depositByCard(page, world);

  await page.goto(`${world.site}/account/cashier/withdraw/cbt`);
  await expect(page.getByRole("link", { name: "Add a bank account" })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${world.site}/account/cashier/withdraw`);
  await expect(page.getByRole("heading", { name: "You can withdraw" })).toBeVisible();
  await expect(page.getByText("Still to wager before you can withdraw the rest:")).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  const amount = page.getByRole("textbox", { name: "Amount" });
  await amount.fill("5");
  await page.getByRole("button", { name: "Withdraw $5.00" }).click();
  await expect(page.getByText("At least $20.00").first()).toBeVisible();

  await amount.fill("5117");
  await page.getByRole("button", { name: "Withdraw $5,117.00" }).click();
  const question = page.getByRole("dialog", { name: "Confirm $5,117.00 to your card" });
  await question.getByRole("button", { name: "Not now" }).click();
  await expect(page.getByText("it was not confirmed")).toBeVisible();
  await page.getByRole("button", { name: "Withdraw $5,117.00" }).click();
  await question.getByLabel("The code from your authenticator app").fill(nextCode());
  await question.getByRole("button", { name: "Confirm" }).click();

  await expect(page.getByText("We have your withdrawal")).toBeVisible();
  await expect(page.getByText("Next: our payments desk.")).toBeVisible(moves);
  await expectNoOverflow(page);
  await expectAccessible(page);

  await approveAtDesk(browser, world, "5,117.00 USD");

  await expect(page.getByText("No pending withdrawals")).toBeVisible(moves);
  const over = page.getByRole("listitem").filter({ hasText: "$5,117.00" });
  await expect(over.getByText("Arrived", { exact: true })).toBeVisible();
  await page.goto(`${world.site}/account`);
  await expect(page.getByText("$4,903.00").first()).toBeVisible();
  await expect(page.getByText("on its way")).toHaveCount(0);
});

test("[S5.6] what a withdrawal needs is said before anything is typed, with the way to do it", async ({
  page,
  context,
  world,
}) => {
  const winona = await world.join("winona");
  await arriveAs(context, winona, world.site);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${world.site}/account/cashier/withdraw`);
  await expect(page.getByText("Confirm your e-mail address before you withdraw")).toBeVisible();
  await expect(page.getByText("Verify your identity before you withdraw.")).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Verify identity" }).click();
  await expect(page).toHaveURL(`${world.site}/account/verification`);
  await page.getByRole("link", { name: "Show it" }).click();
  await expect(page).toHaveURL(/\/validate-document\?documentType=ID_DOCUMENT$/);

  // Nobody paid in by card: the one way that can be had comes first, with how long it takes.
  await verifyPerson(world, winona);
  await page.goto(`${world.site}/account/cashier/withdraw`);
  await expect(page.getByText("you can use it 24 hours after you add it")).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Add a bank account" }).click();
  await expect(page).toHaveURL(`${world.site}/account/cashier/linked-accounts`);
  await expect(page.getByText("you can use it 24 hours after you add it")).toBeVisible();

  // A link to the bank takes its method and an account that is linked, one to other players theirs.
  let told: { codes: readonly string[]; linked: boolean } = { codes: [], linked: false };
  await page.route("**/payment-methods/method-groups*", (route) =>
    route.fulfill({ json: told.codes.map((code) => ({ code })) }),
  );
  await page.route("**/services/identity/v1/sessions/current", async (route) => {
    const personaLinkedAccounts = told.linked ? [{ id: "a1", name: "Own account" }] : [];
    const player = await (await route.fetch()).json();
    await route.fulfill({ json: { ...player, personaLinkedAccounts } });
  });
  const withdraw = "/account/cashier/withdraw";
  const ways = page.locator("section[aria-labelledby='withdraw-ways'] a");
  for (const [codes, linked, links] of [
    [["CBT", "TTP"], true, ["/cbt", "/ttp"]],
    [["CBT", "TTP"], false, ["/ttp"]],
    [["CBT"], true, ["/cbt"]],
    [["TTP"], true, ["/ttp"]],
    [[], true, []],
  ] as const) {
    told = { codes, linked };
    await page.goto(world.site + withdraw);
    await expect(page.getByRole("heading", { name: "You can withdraw" })).toBeVisible();
    await expect(ways, codes.join()).toHaveCount(links.length);
    const hrefs = await ways.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(hrefs, codes.join()).toEqual(links.map((link) => withdraw + link));
  }
});

test("staff stop what is approved while no provider has it, and it waits for people again", async ({
  page,
  world,
}) => {
  const wiborada = await world.join("wiborada");
  await verifyPerson(world, wiborada);
  const id = await layOutWithdrawal(world, wiborada.id, "approved");
  const staff = world.deskStaff["payments"] ?? world.staff;
  await openConsole(page, { ...world, staff }, `/withdrawals/${id}`);
  const open = page.getByRole("region", { name: "The case" });
  await expect(open.getByText("it can be stopped")).toBeVisible();
  const stop = page.getByRole("button", { name: "Stop it" });
  await expect(stop).toBeDisabled();
  await page.getByLabel("Note").fill("The player called: it was not them");
  await expectAccessible(page);
  await turnToPhone(page);
  await expectNoOverflow(page);
  await stop.click();
  await expect(page.getByRole("button", { name: "Say no" })).toBeVisible();
  await expect(open.getByText("stopped, now to be looked at")).toBeVisible();
  await page.getByLabel("Note").fill("It was not them");
  await page.getByRole("button", { name: "Say no" }).click();
  await page.getByRole("button", { name: "Reject" }).click();
  await expect(page.getByText("Nobody of us has to do anything about it.")).toBeVisible();
});
