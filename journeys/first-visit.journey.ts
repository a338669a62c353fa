import { describePerson } from "@croupier/tools/world";
import { fillJoinForm } from "./parts/join-form.ts";
import { expect, test } from "./world.ts";

test("[S2.23] [S2.34] [S4.1] a visitor joins at /join, sees a display name and a balance, and signs out to home", async ({
  page,
  world,
}) => {
  const alice = describePerson("alice");

  await page.goto(world.site);
  await page.getByRole("banner").getByRole("link", { name: "Create account" }).click();
  await expect(page).toHaveURL(`${world.site}/join`);
  await fillJoinForm(page, alice);
  await page.getByRole("button", { name: "Create account" }).click();

  await expect(page).toHaveURL(`${world.site}/`);
  const account = page.getByRole("button", { name: "Alice Lindqvist, Your account" });
  await expect(account).toBeVisible();
  await expect(page.getByRole("banner").getByText("$1,000.00")).toBeVisible();

  await account.click();
  await page
    .getByLabel("Your account", { exact: true })
    .getByRole("button", { name: "Sign out" })
    .click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await expect(page).toHaveURL(`${world.site}/`);
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
});
