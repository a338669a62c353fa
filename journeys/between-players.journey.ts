import { verifyPerson, type Person, type World } from "@croupier/tools/world";
import type { Browser, Page } from "@playwright/test";
import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { arriveAs } from "./parts/arrive-as.ts";
import { choosePin, pin } from "./parts/choose-pin.ts";
import { expect, test } from "./world.ts";

const transfers = "/account/cashier/withdraw/ttp";

/** Whoever is sent something hears of it from the worker, who looks every few seconds. */
const told = { timeout: 60_000 };

async function browserOf(browser: Browser, world: World, person: Person): Promise<Page> {
  const context = await browser.newContext();
  await arriveAs(context, person, world.site);
  return context.newPage();
}

test("[S2.7] money goes to another player, who takes it, and back where nobody does", async ({
  browser,
  world,
}) => {
  test.setTimeout(180_000);
  const [olga, rufus] = [await world.join("olga"), await world.join("rufus")];
  const page = await browserOf(browser, world, olga);
  await page.goto(world.site + transfers);
  // What has to come first is said before anything is typed.
  await expect(page.getByText("Verify your identity before you send money.")).toBeVisible();
  await expect(page.getByLabel("Nickname or e-mail")).toHaveCount(0);
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Verify identity" }).click();
  await expect(page).toHaveURL(`${world.site}/account/verification`);
  await page.goto(world.site + transfers);
  await choosePin(page, olga);
  await verifyPerson(world, olga);
  await verifyPerson(world, rufus);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Send to a player" })).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);

  const send = async (name: string, amount: string) => {
    await page.getByLabel("Nickname or e-mail").fill(name);
    await page.getByRole("textbox", { name: "Amount" }).fill(amount);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: `Send $${amount}` }).click();
    const question = page.getByRole("dialog", { name: `Confirm $${amount} to ${name}` });
    await question.getByLabel("Your PIN").fill(pin);
    await question.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByText(`Sent to ${name}`)).toBeVisible();
  };
  await send(rufus.nickname ?? "", "25.00");
  await page.getByRole("button", { name: "Send again" }).click();
  // The same answer for somebody who is not here.
  await send("nobody-of-this-name", "15.00");

  const other = await browserOf(browser, world, rufus);
  await expect(async () => {
    await other.goto(world.site + transfers);
    await expect(other.getByRole("button", { name: "Accept" })).toBeVisible();
  }).toPass(told);
  await expectAccessible(other);
  await other.getByRole("button", { name: "Accept" }).click();
  await expect(other.getByText("you accepted it")).toBeVisible();
  await other.goto(`${world.site}/account`);
  await expect(other.getByText("$1,025.00").first()).toBeVisible();

  await page.reload();
  const lost = page.getByRole("listitem").filter({ hasText: "nobody-of-this-name" });
  await lost.getByRole("button", { name: "Take back" }).click();
  await expect(lost.getByText("you took it back")).toBeVisible();
  await expect(page.getByText("$25.00, accepted")).toBeVisible();
  await page.goto(`${world.site}/account`);
  await expect(page.getByText("$975.00").first()).toBeVisible();
});
