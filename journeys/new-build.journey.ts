import type { Page } from "@playwright/test";
import { expect, test } from "./world.ts";

/** These files are gone for the page that is open, and there for the page that comes after it. */
async function takeAway(page: Page, files: RegExp): Promise<void> {
  let isOld = true;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route(files, (route) =>
    isOld ? route.fulfill({ status: 404, json: { code: "not_found" } }) : route.continue(),
  );
}

test("a page whose words a new build took away comes back by itself", async ({ page, world }) => {
  await page.goto(world.site);
  await takeAway(page, /\/assets\/words-entrance-/);
  const reloaded = page.waitForEvent("load");
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await reloaded;
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
});

test("a page whose scripts a new build took away is a new page, where the next click works", async ({
  page,
  world,
}) => {
  await page.goto(world.site);
  await takeAway(page, /\/assets\/sign-in-/);
  const toSignIn = page.getByRole("banner").getByRole("link", { name: "Sign in" });
  const reloaded = page.waitForEvent("load");
  await toSignIn.click();
  await reloaded;
  await toSignIn.click();
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
});
