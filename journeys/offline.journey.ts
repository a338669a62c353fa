import { expect, test } from "./world.ts";

test.use({ serviceWorkers: "allow" });

test("without a connection a page says so, and comes back where it was wanted", async ({
  page,
  context,
  world,
}) => {
  await page.goto(world.site);
  // The service worker has to have its page before the connection goes.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));

  await context.setOffline(true);
  await page.goto(`${world.site}/login?destination=/help`);
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await expect(page.getByText("Nothing was sent.")).toBeVisible();
  await expect(page.getByText("Kingfisher")).toBeVisible();
  const isDressed = await page
    .getByRole("link", { name: "Try again" })
    .evaluate((link) => getComputedStyle(link).backgroundColor !== "rgba(0, 0, 0, 0)");
  expect(isDressed).toBe(true);

  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await expect(page).toHaveURL(`${world.site}/login?destination=/help`);
});
