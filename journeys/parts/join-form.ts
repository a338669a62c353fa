import { expect, type Page } from "@playwright/test";
import type { PersonDetails } from "@croupier/tools/world";

/** Fills the steps of joining as a person would, one screen after the other. */
export async function fillJoinForm(page: Page, person: PersonDetails): Promise<void> {
  const [year = "", month = "", day = ""] = person.dateOfBirth.split("-");
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Nickname").fill(person.nickname ?? "");
  await page.getByRole("button", { name: "Continue to your name" }).click();

  await page.getByLabel("First name").fill(person.firstName);
  await page.getByLabel("Last name").fill(person.lastName);
  await page.getByLabel("Day").fill(String(Number(day)));
  await page.getByLabel("Month").fill(String(Number(month)));
  await page.getByLabel("Year").fill(year);
  await page.getByRole("button", { name: "Continue to your address" }).click();

  await page.getByLabel("Country").selectOption(person.address.countryCode);
  await page.getByLabel("Street and number").fill(person.address.line1);
  await page.getByLabel("Postal code").fill(person.address.postalCode);
  await page.getByLabel("City").fill(person.address.city);
  await page.getByLabel("Currency").selectOption(person.currency);
  await page.getByRole("button", { name: "Continue to limits" }).click();

  await page.getByLabel("Continue without a limit").check();
  await page.getByRole("button", { name: "Continue to the terms" }).click();

  await page.getByLabel("I accept the terms and conditions.").check();
  await page.getByLabel("I have read the privacy notice.").check();
  await expect(page.getByRole("button", { name: "Create account" })).toBeEnabled();
}
