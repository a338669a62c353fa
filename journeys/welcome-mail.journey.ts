import { expect, test } from "./world.ts";

test("staff sign in to the back-office and read the letter that joining sent", async ({
  page,
  world,
}) => {
  const bertil = await world.join("bertil");

  await page.goto(world.backoffice);
  await page.getByLabel("Login").fill(world.staff.login);
  await page.getByRole("textbox", { name: "Password" }).fill(world.staff.password);
  await page.getByRole("button", { name: "Sign in" }).click();

  await page.getByRole("link", { name: "Outbox" }).first().click();
  await page.getByText(bertil.email).first().click();
  await expect(page.getByRole("heading", { name: /Kingfisher/ })).toBeVisible();
});
