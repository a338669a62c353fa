import { expect, type Page } from "@playwright/test";
import type { World } from "@croupier/tools/world";

/** Goes to a page of the console as the administrator of the world, through the door. */
export async function openConsole(page: Page, world: World, path: string): Promise<void> {
  await page.goto(world.backoffice + path);
  await page.getByLabel("Login").fill(world.staff.login);
  await page.getByRole("textbox", { name: "Password" }).fill(world.staff.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
}
