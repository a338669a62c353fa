import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { findViolations } from "./stories/axe.ts";
import { expect, test } from "./world.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Evaluated rather than added as a script: the console's policy admits no script that is not its own. */
async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe);
  expect(await findViolations(page)).toEqual([]);
}

test("a member of staff finds what runs, what was sent and what went wrong, by keyboard, on a phone or a desk", async ({
  page,
  world,
}) => {
  const refusedByPolicy: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refusedByPolicy.push(message.text());
  });
  await world.join("carla");

  await page.goto(`${world.backoffice}/outbox?channel=EMAIL`);
  await expect(page).toHaveURL(/\/sign-in\?wanted=/);
  await expectAccessible(page);
  await page.getByLabel("Login").focus();
  await page.keyboard.type(world.staff.login);
  await page.keyboard.press("Tab");
  await page.keyboard.type(world.staff.password);
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/outbox\?channel=EMAIL$/);
  await expectAccessible(page);
  await page.getByRole("link", { name: /carla/ }).first().press("Enter");
  const mail = page.frameLocator("iframe[sandbox='']");
  await expect(mail.getByText(/Carla/).first()).toBeVisible();

  await page.getByRole("link", { name: "Status" }).press("Enter");
  for (const part of ["Server", "Worker", "Back-office"]) {
    await expect(page.getByRole("row", { name: new RegExp(`^${part} Running`) })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Switch to the/ }).press("Enter");
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole("link", { name: "Errors" }).click();
  await expect(page.getByRole("heading", { name: "Unhandled errors" })).toBeVisible();
  await expectAccessible(page);
  expect(await overflow()).toBeLessThanOrEqual(0);

  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await page.goto(`${world.backoffice}/errors`);
  await expect(page).toHaveURL(/\/sign-in\?wanted=/);
  expect(refusedByPolicy).toEqual([]);
});
