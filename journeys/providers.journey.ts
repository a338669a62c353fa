import { connectProvider } from "@croupier/tools/world";
import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { openConsole } from "./parts/staff-sign-in.ts";
import { turnToPhone } from "./parts/turn-to-phone.ts";
import { expect, test } from "./world.ts";

const name = "Sparrowhawk Studios";

test("a maker of games is switched off with a reason, and on again when it is mended", async ({
  page,
  world,
}) => {
  await connectProvider(world, { code: "sparrowhawk", name });
  await openConsole(page, world, "/providers");
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  await expect(row.getByText("On", { exact: true })).toBeVisible();
  await expect(row).toContainText("1,254 calls in the last hour");
  await expect(row).toContainText("4 × RS_ERROR_WRONG_SYNTAX");
  await expect(row).toContainText("4 (0.3 %) refused for a fault, 125 (9.9 %) late");
  await expect(row.getByText("Trouble", { exact: true })).toBeVisible();
  await expectAccessible(page);

  await row.getByRole("button", { name: `Switch off ${name}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Why").fill("It sends what nobody can read");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Switch off" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row.getByText("Off", { exact: true })).toBeVisible();
  await expect(row).toContainText("“It sends what nobody can read”");
  await turnToPhone(page);
  await expectNoOverflow(page);
  await expectAccessible(page);

  await row.getByRole("button", { name: `Switch on ${name}` }).click();
  await dialog.getByLabel("Why").fill("They mended it");
  await dialog.getByRole("button", { name: "Switch on" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row.getByText("On", { exact: true })).toBeVisible();

  await page.goto(`${world.backoffice}/audit?subject=sparrowhawk`);
  await expect(page.getByText("switched a provider off")).toBeVisible();
  await expect(page.getByText("switched a provider on")).toBeVisible();
});
