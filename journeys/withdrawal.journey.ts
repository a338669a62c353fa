import { openDevice } from "@croupier/tools/device";
import { verifyPerson, type World } from "@croupier/tools/world";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { arriveAs } from "./parts/arrive-as.ts";
import { depositByCard } from "./parts/deposit-by-card.ts";
import { openConsole } from "./parts/staff-sign-in.ts";
import { expect, test } from "./world.ts";

/** Rules and providers are asked in turn by the worker, the slowest once a minute. */
const moves = { timeout: 90_000 };

/** As the desk of staff does it: says yes to the one withdrawal of this player that waits. */
async function approve(desk: Page, playerId: string): Promise<number> {
  return desk.evaluate(async (player) => {
    const at = "/services/backoffice/v1/withdrawals";
    const { items } = await (await fetch(`${at}?show=waiting`)).json();
    const found = items.find((one: { playerId: string }) => one.playerId === player);
    const answer = await fetch(`${at}/${found?.id}/approval`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ note: "Known, and the card is theirs" }),
    });
    return answer.status;
  }, playerId);
}

/** A PIN, and with it a device for codes; answers what gives a code that nobody used yet. */
async function setUpDevice(page: Page, world: World, password: string): Promise<() => string> {
  await page.goto(`${world.site}/account/security/two-factor`);
  const question = page.getByRole("dialog", { name: "Is it you?" });
  await page.getByLabel("Choose a PIN").fill("482913");
  await page.getByRole("button", { name: "Save the PIN" }).click();
  await question.getByLabel("Your password").fill(password);
  await question.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Your PIN is set.")).toBeVisible();
  await page.getByRole("button", { name: "Set up a device" }).click();
  await question.getByLabel("Your PIN").fill("482913");
  await question.getByRole("button", { name: "Confirm" }).click();
  const spelt = await page.getByText(/^([A-Z2-7]{4} ?)+$/).innerText();
  const device = openDevice(spelt.replaceAll(" ", ""));
  const used = Date.now();
  await page.getByLabel("The code it shows now").fill(device.codeAt(new Date(used)));
  await page.getByRole("button", { name: "Use this device" }).click();
  await expect(page.getByText(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/)).toHaveCount(10);
  return () => device.codeAt(new Date(Math.max(Date.now(), used + 30_000)));
}

test("[S2.5] [S2.6] money is taken out with the code of a device, approved by staff, and arrives", async ({
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
  await depositByCard(page, world);

  await page.goto(`${world.site}/account/cashier/withdraw/cbt`);
  await expect(page.getByText("Link a bank account first")).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${world.site}/account/cashier/withdraw`);
  await expect(page.getByRole("heading", { name: "You can withdraw" })).toBeVisible();
  await expect(page.getByText("Still to be played before the rest can leave:")).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  const amount = page.getByRole("textbox", { name: "How much" });
  await amount.fill("5");
  await page.getByRole("button", { name: "Withdraw $5.00" }).click();
  await expect(page.getByText("This is below the minimum")).toBeVisible();

  await amount.fill("50");
  await page.getByRole("button", { name: "Withdraw $50.00" }).click();
  const question = page.getByRole("dialog", { name: "Is it you?" });
  await question.getByRole("button", { name: "Not now" }).click();
  await expect(page.getByText("nobody confirmed that it is you")).toBeVisible();
  await page.getByRole("button", { name: "Withdraw $50.00" }).click();
  await question.getByLabel("The code of your device").fill(nextCode());
  await question.getByRole("button", { name: "Confirm" }).click();

  await expect(page.getByText("We have your withdrawal")).toBeVisible();
  await expect(page.getByText("Next: our payments desk.")).toBeVisible(moves);
  await expectNoOverflow(page);
  await expectAccessible(page);

  const desk = await browser.newPage();
  await openConsole(desk, world, "/outbox");
  expect(await approve(desk, wanda.id)).toBe(200);
  await desk.close();

  await expect(page.getByText("Nothing is on its way")).toBeVisible(moves);
  const over = page.getByRole("listitem").filter({ hasText: "$50.00" });
  await expect(over.getByText("Arrived", { exact: true })).toBeVisible();
  await page.goto(`${world.site}/account`);
  await expect(page.getByText("$970.00").first()).toBeVisible();
  await expect(page.getByText("on its way")).toHaveCount(0);
});
