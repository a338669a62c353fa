import { expectAccessible, expectNoOverflow, expectReadable } from "./parts/accessible.ts";
import { expect, test } from "./world.ts";

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
    // A server that another journey killed counts as running until its last sign of life has aged.
    await expect(
      page.getByRole("row", { name: new RegExp(`^${part} Running`) }).first(),
    ).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Switch to the/ }).press("Enter");
  await expectReadable(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectReadable(page);
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "More" }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("link", { name: "Errors" }).click();
  await expect(page.getByRole("heading", { name: "Unhandled errors" })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);

  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await page.goto(`${world.backoffice}/errors`);
  await expect(page).toHaveURL(/\/sign-in\?wanted=/);
  expect(refusedByPolicy).toEqual([]);
});
