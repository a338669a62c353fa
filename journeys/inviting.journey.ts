import type { Page } from "@playwright/test";
import { arriveAs } from "./parts/arrive-as.ts";
import { expect, test } from "./world.ts";

/** What the page handed to the browser, in its own words. */
const handedOn = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => (window as unknown as { handedOn: unknown[] }).handedOn);

/** A browser whose sheet for sharing remembers what it was given; the second time it is put away. */
async function withSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const handed: unknown[] = [];
    Object.assign(window, { handedOn: handed });
    Object.defineProperty(navigator, "share", {
      configurable: true,
      value: async (given: unknown) => {
        handed.push(given);
        if (handed.length === 2) throw new DOMException("put away", "AbortError");
      },
    });
  });
}

test("a link is handed to the browser's own sheet, and putting that away is nothing to tell", async ({
  page,
  context,
  world,
}) => {
  await withSheet(page);
  await arriveAs(context, await world.join("odile"), world.site);
  await page.goto(`${world.site}/account/referral`);
  const link = await page.getByLabel("Your link").inputValue();
  const share = page.getByRole("button", { name: "Share", exact: true });
  await share.click();
  await expect.poll(() => handedOn(page)).toHaveLength(1);
  expect(await handedOn(page)).toEqual([
    { title: "Come and play at Kingfisher", url: link.replace("raf_copy", "raf_share") },
  ]);
  await share.click();
  await expect.poll(() => handedOn(page)).toHaveLength(2);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(share).toBeEnabled();
});

test("[S7.21] [S2.24] who comes by a friend's link reads that it is a friend's, and how long it counts", async ({
  page,
  world,
}) => {
  const asked = page.waitForRequest((request) =>
    new URL(request.url()).pathname.endsWith("/services/referral/v1/profiles/tracking/P2345678"),
  );
  await page.goto(`${world.site}/welcome/P2345678`);
  await asked;
  await expect(page.getByText("A friend invited you, with the code P2345678.")).toBeVisible();
});

test("[S5.9] what the browser kept of a friend's link counts for 40 days, and without a time for good", async ({
  page,
  context,
  world,
}) => {
  const invited = page.getByText("A friend invited you, with the code P2345678.");
  const timestamp = Date.UTC(2026, 0, 1);
  for (const [since, days, counts] of [
    [String(timestamp), 40, true],
    [String(timestamp), 40.01, false],
    ["yesterday", 40.01, true],
  ] as const) {
    await page.clock.setFixedTime(timestamp + days * 86_400_000);
    const kept = { key: "P2345678", type: "PROFILE", sharing: "raf_copy", timestamp: since };
    const value = new URLSearchParams(kept).toString();
    await context.addCookies([{ name: "referral", value, url: world.site }]);
    await page.goto(`${world.site}/join`);
    await page.waitForLoadState("networkidle");
    await expect(invited, `${since}, ${days} days`).toHaveCount(counts ? 1 : 0);
  }
});

test("without a sheet there is no button for it, and a link that may not be copied is marked by hand", async ({
  page,
  context,
  world,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "share");
    Object.defineProperty(navigator.clipboard, "writeText", {
      value: () => Promise.reject(new DOMException("not here", "NotAllowedError")),
    });
  });
  await arriveAs(context, await world.join("ottilie"), world.site);
  await page.goto(`${world.site}/account/referral`);
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Share", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Select the link and copy it yourself.")).toBeVisible();
  const field = page.getByLabel("Your link");
  await field.focus();
  const marked = await field.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  );
  expect(marked).toBe(await field.inputValue());
});
