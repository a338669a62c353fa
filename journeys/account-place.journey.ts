import { grantMoney } from "@croupier/tools/world";
import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { arriveAs } from "./parts/arrive-as.ts";
import { untilLineStands } from "./parts/realtime-line.ts";
import { expect, test } from "./world.ts";

test("money that moves elsewhere counts up in the header, told over /realtime and with no reload", async ({
  page,
  context,
  world,
}) => {
  const ida = await world.join("ida");
  await arriveAs(context, ida, world.site);
  const banner = page.getByRole("banner");
  const line = untilLineStands(page);
  await page.goto(world.site);
  const { heard } = await line;
  await expect(banner.getByText("$1,000.00")).toBeVisible();

  let reloads = 0;
  page.on("load", () => (reloads += 1));
  // Long before the next poll.
  await grantMoney(world, ida, "234.56");
  await expect(banner.getByText("$1,234.56")).toBeVisible();
  expect(heard).toEqual([JSON.stringify({ topic: "balance", seq: 1 })]);
  expect(reloads).toBe(0);

  // What it is made of, and the ways on.
  await banner.getByRole("button", { name: /^Balance/ }).click();
  const wallet = page.getByRole("region", { name: "Your wallet" });
  await expect(wallet.getByText("$1,234.56")).toHaveCount(2);
  await expect(wallet.getByText("Available to withdraw")).toBeVisible();
  await expect(wallet.getByText("Bonus")).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await page.keyboard.press("Escape");
  await expect(wallet).toBeHidden();
  await banner.getByRole("link", { name: "Deposit" }).click();
  await expect(page).toHaveURL(`${world.site}/account/cashier/deposit`);
});

test("[S8.7] a rendering error in the account's place is logged, and the page around it goes on", async ({
  page,
  context,
  world,
}) => {
  await arriveAs(context, await world.join("jona"), world.site);

  const logged: string[] = [];
  page.on("pageerror", ({ message }) => logged.push(message));
  // Not what the contract promises, so that drawing it throws.
  await page.route("**/balances", (route) => route.fulfill({ json: { playable: "1000.00" } }));
  await page.goto(world.site);
  await expect.poll(() => logged).toEqual([expect.stringMatching(/is not a function/)]);

  // The fallback of this place is nothing: no name, no balance, no way out.
  const bannerWithFallback = page.getByRole("banner");
  await expect(bannerWithFallback).toBeVisible();
  await expect(bannerWithFallback).not.toContainText(/Balance|Jona/);
  await expect(bannerWithFallback.getByRole("button", { name: "Sign out" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await bannerWithFallback.getByRole("link", { name: "Kingfisher" }).click();
  await expect(page.getByRole("main")).toBeVisible();
  expect(logged).toHaveLength(1);
});

test("beside a million the name of the house stays whole, and that of the player gives way", async ({
  page,
  context,
  world,
}) => {
  const hildegund = await world.join("hildegund");
  await grantMoney(world, hildegund, "999000.00");
  await arriveAs(context, hildegund, world.site);
  const banner = page.getByRole("banner");
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(world.site);
    const balance = banner.getByRole("button", { name: /^Balance/ });
    await expect(balance).toContainText("$1,000,000.00");
    const home = banner.getByRole("link", { name: "Kingfisher" });
    await expect(home.getByText("Kingfisher", { exact: true })).toBeInViewport({ ratio: 1 });
    const parts = [
      home,
      banner.getByRole("button", { name: "More" }),
      banner
        .getByRole("button", { name: "Search" })
        .or(banner.getByRole("link", { name: "Search" })),
      balance,
      banner.getByRole("link", { name: "Deposit" }),
      banner.getByRole("button", { name: "Sign out" }),
    ];
    const boxes = await Promise.all(parts.map((part) => part.first().boundingBox()));
    const edges = boxes.flatMap((box) => (box ? [box.x, box.x + box.width] : [Number.NaN]));
    // None lies on another, and none beyond the page.
    expect(edges).toEqual(edges.toSorted((one, other) => one - other));
    expect(Math.max(...edges)).toBeLessThanOrEqual(width);
  }
});
