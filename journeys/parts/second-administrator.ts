import { expect, type Browser } from "@playwright/test";
import type { World } from "@croupier/tools/world";
import { expectAccessible } from "./accessible.ts";
import { openConsole } from "./staff-sign-in.ts";

/** A half of a one-time sign-in as a dialog shows it. */
export const halfOfSignIn = /^\w{6}-\w{6}$/;

/** The other administrator of the demo says yes to what waits, and reads the second half. */
export async function approveAsSecond(
  browser: Browser,
  world: World,
  waiting: string,
): Promise<string> {
  const page = await (await browser.newContext()).newPage();
  const staff = world.deskStaff["colleague"] ?? world.staff;
  await openConsole(page, { ...world, staff }, "/staff");
  const request = page.getByRole("listitem").filter({ hasText: waiting });
  await expect(request.getByText("As agreed on the phone")).toBeVisible();
  await expectAccessible(page);
  await request.getByRole("button", { name: "Approve" }).click();
  const dialog = page.getByRole("dialog", { name: "Second half of the sign-in" });
  const half = await dialog.getByText(halfOfSignIn).innerText();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "I have it" }).click();
  await expect(request).toHaveCount(0);
  await page.context().close();
  return half;
}
