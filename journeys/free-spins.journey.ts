import { arriveAs } from "./parts/arrive-as.ts";
import { gameFrame } from "./parts/game-frame.ts";
import { expect, test } from "./world.ts";

const vault = "/casino/slots/tumble/ember-vault#quickplay_realplay";

test("free spins are bought at the price that was named, by keyboard alone, and are told to who listens", async ({
  page,
  context,
  world,
}) => {
  await arriveAs(context, await world.join("zelda"), world.site);
  await page.goto(world.site + vault);
  const { frame, stands } = gameFrame(page);
  await stands("quiet");
  const balance = frame.locator("[data-balance]");
  await expect(balance).toHaveAttribute("data-balance", "1000.00");

  const sale = frame.getByRole("button", { name: "Buy free spins $80.00" });
  await sale.focus();
  await page.keyboard.press("Space");
  const asked = frame.getByRole("dialog", { name: "Buy 10 free spins?" });
  await expect(asked).toContainText("80 times your stake of $1.00");
  await expect(asked).toContainText("$80.00 is taken from your balance");
  await page.keyboard.press("Escape");
  await expect(asked).toBeHidden();
  await expect(balance).toHaveAttribute("data-balance", "1000.00");

  await sale.press("Enter");
  await frame.getByRole("button", { name: "Buy for $80.00" }).press("Enter");
  await stands("shown");
  const told = frame.locator("[data-told]");
  await expect(told).toHaveText(/^Free spins were bought\. .* \d+ free spins were played\. /);
  // What is set is one spin as before.
  await expect(frame.getByRole("textbox", { name: "Stake" })).toHaveValue("$1.00");
  await frame.getByRole("button", { name: "Spin", exact: true }).press("Enter");
  await expect(told).not.toHaveText(/were bought/);
});

test.describe("where the law lets nobody buy a feature", () => {
  test.use({ extraHTTPHeaders: { "x-forwarded-for": "81.2.69.142" } });

  test("nothing in the game says that there is one for sale", async ({ page, context, world }) => {
    await arriveAs(context, await world.join("peregrina"), world.site);
    await page.goto(world.site + vault);
    const { frame, stage, stands } = gameFrame(page);
    await stands("quiet");
    await frame.getByRole("button", { name: "Rules, fairness and history" }).click();
    await expect(stage).toContainText("How it is played");
    await expect(stage).not.toContainText(/buy|bought/i);
  });
});
