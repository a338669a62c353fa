import {
  layOutWithdrawal,
  readLetter,
  verifyPerson,
  type Person,
  type World,
} from "@croupier/tools/world";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectNoOverflow, expectReadable } from "./parts/accessible.ts";
import { arriveAs } from "./parts/arrive-as.ts";
import { choosePin, pin } from "./parts/choose-pin.ts";
import { depositByCard } from "./parts/deposit-by-card.ts";
import { openConsole } from "./parts/staff-sign-in.ts";
import { turnToPhone } from "./parts/turn-to-phone.ts";
import { expect, test } from "./world.ts";

const place = "/account/cashier/withdraw/manage-pending";

/** Verified, paid in, and asked for again: answers the question who it is, which names what and where to. */
async function askFor(page: Page, world: World, person: Person, amount: string): Promise<Locator> {
  await verifyPerson(world, person);
  await depositByCard(page, world);
  await page.goto(`${world.site}/account/cashier/withdraw`);
  await page.getByRole("textbox", { name: "Amount" }).fill(amount);
  await page.getByRole("button", { name: `Withdraw $${amount}.00` }).click();
  return page.getByRole("dialog", { name: `Confirm $${amount}.00 to your card` });
}

/** The lines of the wallet, as it is asked for them. */
async function heldIn(page: Page, { id }: Person): Promise<Record<string, string>> {
  const answer = await page.request.get(
    `${new URL(page.url()).origin}/services/wallet-gateway/v1/profiles/${id}/balances`,
  );
  const lines: { type: string; amount: string }[] = await answer.json();
  return Object.fromEntries(lines.map(({ type, amount }) => [type, amount]));
}

async function expectAsked(page: Page): Promise<void> {
  await expect(page).toHaveURL(({ pathname }) => pathname === place);
  await expect(page.getByText("We have your withdrawal")).toBeVisible();
}

test("[S2.8] [S4.5] [S9.10] where the law lets a player, what is pending is found by its banner and cancelled", async ({
  page,
  context,
  world,
}) => {
  const wilma = await world.join("wilma");
  // What home says of the money that an account begins with is what the cashier does with it below.
  await page.goto(world.site);
  await expect(page.getByText("withdraw it like any other balance")).toBeVisible();
  await arriveAs(context, wilma, world.site);
  await page.goto(`${world.site}/account`);
  await expect(page.getByText("Available to withdraw").first()).toBeVisible();
  await expect(page.getByText("on its way")).toHaveCount(0);
  await choosePin(page, wilma);
  const proof = await askFor(page, world, wilma, "240");
  await proof.getByLabel("Your PIN").fill(pin);
  await proof.getByRole("button", { name: "Confirm" }).click();
  await expectAsked(page);

  // Who looks for help meanwhile reads where it stands.
  await page.goto(`${world.site}/help/payments/payout-times`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Your withdrawal: \$240\.00/ })
    .click();
  await expect(page).toHaveURL(world.site + place);

  await page.goto(`${world.site}/account`);
  expect(await heldIn(page, wilma)).toMatchObject({ pendingWithdrawal: "240.00" });
  await page.getByRole("link", { name: "$240.00 on its way" }).click();
  await expect(page).toHaveURL(world.site + place);
  const pending = page.getByRole("region", { name: "$240.00" });
  await expect(pending.getByText("To Visa •••• 4242")).toBeVisible();
  await expect(
    pending.getByRole("listitem").filter({ hasText: "Requested" }).first(),
  ).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await turnToPhone(page);

  // What happened is folded away up to 768 px and on view from 769, the way back is there up to 991.
  const event = pending.getByText("Requested, money set aside");
  const back = page.getByRole("link", { name: "Back", exact: true });
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(event).toBeHidden();
  await expect(back).toBeVisible();
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(event).toBeVisible();
  await page.setViewportSize({ width: 991, height: 900 });
  await expect(back).toBeVisible();
  await page.setViewportSize({ width: 992, height: 900 });
  await expect(back).toBeHidden();
  await expectReadable(page);

  // The question names what is cancelled, and its two answers cannot be taken for each other.
  const open = pending.getByRole("button", { name: "Cancel withdrawal" });
  const question = page.getByRole("dialog", { name: "Cancel this $240.00 withdrawal?" });
  await open.click();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(question).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await question.getByRole("button", { name: "Cancel withdrawal" }).click();
  await expect(page.getByText("No pending withdrawals")).toBeVisible();
  await expect(page.getByText("Cancelled", { exact: true })).toBeVisible();
  await page.goto(`${world.site}/account`);
  await expect(page.getByText("$1,020.00").first()).toBeVisible();
  expect(await heldIn(page, wilma)).toMatchObject({ pendingWithdrawal: "0.00" });
  await expect(page.getByText("on its way")).toHaveCount(0);
});

test("a withdrawal that is late says so, is credited without being asked, and comes first at the desk", async ({
  page,
  context,
  browser,
  world,
}) => {
  test.setTimeout(180_000);
  const waltraud = await world.join("waltraud");
  await verifyPerson(world, waltraud);
  await arriveAs(context, waltraud, world.site);
  await page.goto(`${world.site}/account`);
  await expect(page.getByText("$1,000.00").first()).toBeVisible();
  const id = await layOutWithdrawal(world, waltraud.id, "late");
  await page.goto(world.site + place);
  const pending = page.getByRole("region", { name: "$10.00" });
  await expect(pending.getByText("This withdrawal is late")).toBeVisible({ timeout: 90_000 });
  await expect(pending.getByText("We credited $5.00 to your balance.")).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.goto(`${world.site}/account`);
  await expect(page.getByText("$995.00").first()).toBeVisible();
  const letter = await readLetter(world, {
    to: waltraud.email,
    template: "withdrawal-late-credited",
  });
  expect(letter).toContain("We credited 5.00 USD to your balance");

  const desk = await (await browser.newContext()).newPage();
  const staff = world.deskStaff["payments"] ?? world.staff;
  await openConsole(desk, { ...world, staff }, "/withdrawals");
  const queue = desk.getByRole("table", { name: "Withdrawals", exact: true });
  await expect(queue.getByRole("row").nth(1)).toContainText("Promise missed");
  await expectAccessible(desk);
  await desk.goto(`${world.backoffice}/withdrawals/${id}`);
  const open = desk.getByRole("region", { name: "The case" });
  await expect(open.getByText("Credited for it")).toBeVisible();
  await expectNoOverflow(desk);
  await desk.close();
});

test("a code is sent as the question opens, and pasted it confirms by itself; where the law lets nobody cancel, the page says so", async ({
  page,
  context,
  world,
}) => {
  const weston = await world.join("weston", {
    address: {
      countryCode: "GB",
      subdivision: null,
      line1: "1 Harbour Street",
      city: "Whitstable",
      postalCode: "CT5 1AB",
    },
  });
  await arriveAs(context, weston, world.site);
  await page.goto(`${world.site}/account`);
  const proof = await askFor(page, world, weston, "60");
  await expect(proof.getByText("We sent a code to")).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  const sent = await readLetter(world, { to: weston.email, template: "operation-code" });
  const [code = ""] = /\d{6}/.exec(sent) ?? [];
  // As a mail program copies it; nobody presses anything.
  await proof.getByLabel("The code from our e-mail").fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await expectAsked(page);
  const pending = page.getByRole("region", { name: "$60.00" });
  await expect(pending.getByText("a withdrawal cannot be cancelled")).toBeVisible();
  await expect(pending.getByRole("button", { name: "Cancel withdrawal" })).toHaveCount(0);
});
