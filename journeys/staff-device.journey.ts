import { openDevice } from "@croupier/tools/device";
import { expectAccessible } from "./parts/accessible.ts";
import { approveAsSecond, halfOfSignIn } from "./parts/second-administrator.ts";
import { openConsole } from "./parts/staff-sign-in.ts";
import { expect, test } from "./world.ts";

test("with a device the password alone opens nothing, and its code does", async ({
  page,
  browser,
  world,
}) => {
  await openConsole(page, world, "/staff");
  await page.getByRole("button", { name: "New login" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Mira Holt");
  await dialog.getByLabel("E-mail").fill("mira.holt@house.example");
  await dialog.getByLabel("Birthday").fill("1980-02-29");
  await dialog.getByLabel("Login").fill("mira");
  await dialog.getByLabel("Why").fill("As agreed on the phone");
  await dialog.getByRole("button", { name: "Ask for it" }).click();
  await dialog.getByRole("button", { name: "I have it" }).click();
  await approveAsSecond(browser, world, "New login for Mira Holt");
  // Both halves are lost: a new password is what helps.
  await page.reload();
  const row = page.getByRole("listitem").filter({ hasText: "Mira Holt" });
  await expect(row.getByText("One-time sign-in")).toBeVisible();
  await row.getByRole("button", { name: "New password" }).click();
  await dialog.getByLabel("Why").fill("As agreed on the phone");
  await dialog.getByRole("button", { name: "Ask for it" }).click();
  const first = await dialog.getByText(halfOfSignIn).innerText();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "I have it" }).click();
  const second = await approveAsSecond(browser, world, "New password for Mira Holt");

  await page.context().clearCookies();
  await page.goto(`${world.backoffice}/own-device`);
  await page.getByLabel("Login").fill("mira");
  await page.getByRole("textbox", { name: "Password" }).fill(`${first} ${second}`);
  await page.getByRole("button", { name: "Sign in" }).click();
  const password = await page.getByText(/^\w{6}(-\w+){3}$/).innerText();
  await page.getByRole("button", { name: "I have it" }).click();
  await page.getByRole("button", { name: "Set up a device" }).click();
  const spelt = await page.getByText(/^([A-Z2-7]{4} ?)+$/).innerText();
  const device = openDevice(spelt.replaceAll(" ", ""));
  await page.getByLabel("The code it shows now").fill(device.codeAt(new Date()));
  await page.getByRole("button", { name: "Use this device" }).click();
  const recovery = await page
    .getByText(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/)
    .first()
    .innerText();

  await page.context().clearCookies();
  await page.goto(`${world.backoffice}/content`);
  await page.getByLabel("Login").fill("mira");
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await expect(page.getByLabel("Code")).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel("Code").fill("000000");
  await page.getByRole("button", { name: "Go in" }).click();
  await expect(page.getByRole("alert")).toContainText("The code is wrong");
  // The code that confirmed the device is used up; one that was written down is not.
  await page.getByLabel("Code").fill(recovery.toLowerCase());
  await page.getByRole("button", { name: "Go in" }).click();
  await expect(page.getByRole("heading", { name: "Pages", level: 1 })).toBeVisible();
});
