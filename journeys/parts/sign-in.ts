import { expect, type Page } from "@playwright/test";
import type { Person } from "@croupier/tools/world";

/** Signs in where the page asks for it; the caller has gone to a page with the form. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel("E-mail or nickname").fill(person.email);
  await page.getByRole("textbox", { name: "Password" }).fill(person.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("button", { name: /Your account/ })).toBeVisible();
}
