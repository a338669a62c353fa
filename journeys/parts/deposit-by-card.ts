import { expect, type Page } from "@playwright/test";
import type { World } from "@croupier/tools/world";
import { turnToPhone } from "./turn-to-phone.ts";

/** Pays in with a card that always works, on a phone: in place of the page, and back. */
export async function depositByCard(page: Page, world: World, dollars = "20"): Promise<void> {
  await turnToPhone(page);
  await page.goto(`${world.site}/account/cashier/deposit`);
  await page.getByRole("textbox", { name: "Amount" }).fill(dollars);
  await page.getByRole("button", { name: `Deposit $${dollars}.00` }).click();
  await page.getByRole("textbox", { name: "Card number" }).fill("4242 4242 4242 4242");
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByText("Your deposit has arrived")).toBeVisible();
}
