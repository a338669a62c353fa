import type { Page } from "@playwright/test";
import { leaveGamePages, type World } from "@croupier/tools/world";
import { bootOwnWorld } from "./one-world.ts";
import { arriveAs } from "./parts/arrive-as.ts";
import { gameFrame } from "./parts/game-frame.ts";
import { killServer } from "./parts/kill-server.ts";
import { expect, test } from "./world.ts";

const dice = "/casino/originals/instant/lucky-dice";
const launches = /\/services\/casino\/casino-lobby-services\/v1\/games\/lucky-dice\/url/;

/** The launch for money is refused so; practice is not. */
async function refuseWith(page: Page, code: string, status: number): Promise<void> {
  await page.route(launches, async (route) => {
    if (!route.request().url().includes("mode=real")) return route.continue();
    return route.fulfill({
      status,
      contentType: "application/problem+json",
      body: JSON.stringify({ type: "about:blank", title: "refused", status, code }),
    });
  });
}

test.describe("a launch that is refused says why and what to do next", () => {
  const reasons = [
    [422, "not_offered_here", "Not offered where you are", "To the lobby", "/casino"],
    [422, "limit_reached", "A limit is reached", "See your limits", "/account/limits"],
    [422, "session_limit_reached", "A limit is reached", "See your limits", "/account/limits"],
    [
      422,
      "document_blocked",
      "Verify your identity first",
      "Show a document",
      "/validate-document",
    ],
    [422, "on_a_break", "You are taking a break", "Safer play", "/help/safer-play"],
    [
      422,
      "money_owed",
      "You have an amount to settle",
      "To the cashier",
      "/account/cashier/deposit",
    ],
    [403, "account_blocked", "This account is closed for play", "Get help", "/help"],
    [404, "game_closed", "This game is closed", "To the lobby", "/casino"],
  ] as const;

  test("by where it leads", async ({ page, context, world }) => {
    await arriveAs(context, await world.join("ottoline"), world.site);
    for (const [status, code, title, action, leads] of reasons) {
      await refuseWith(page, code, status);
      await page.goto(`${world.site}${dice}#quickplay_realplay`);
      const told = page.getByRole("region", { name: "Game: Lucky Dice" });
      await expect(told.getByRole("heading", { name: title }), code).toBeVisible();
      await expect(told.getByRole("link", { name: action }), code).toHaveAttribute("href", leads);
      await page.unroute(launches);
      // The same address again is no visit: only its fragment is another.
      await page.goto("about:blank");
    }
  });

  test("in the wrong currency practice is offered, and opened", async ({
    page,
    context,
    world,
  }) => {
    await arriveAs(context, await world.join("olaf"), world.site);
    await refuseWith(page, "currency_not_offered", 422);
    await page.goto(`${world.site}${dice}#quickplay_realplay`);
    await expect(page.getByRole("heading", { name: "Not in your currency" })).toBeVisible();
    await page.getByRole("button", { name: "Practise instead" }).click();
    await expect(page).toHaveURL(`${world.site}${dice}#quickplay`);
    await expect(gameFrame(page).stage).toHaveAttribute("data-mode", "practice");
  });

  test("while the house is looked after it is tried again, and opens once it is over", async ({
    page,
    context,
    world,
  }) => {
    await arriveAs(context, await world.join("oriel"), world.site);
    await refuseWith(page, "maintenance", 503);
    await page.goto(`${world.site}${dice}#quickplay_realplay`);
    await expect(page.getByRole("heading", { name: "Closed for maintenance" })).toBeVisible();
    await page.unroute(launches);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(gameFrame(page).stage).toHaveAttribute("data-mode", "real");
  });
});

test.describe("where game pages are another front end's", { tag: "@alone" }, () => {
  let legacy: World;
  test.beforeAll(async () => {
    legacy = await bootOwnWorld(["server"]);
    await leaveGamePages(legacy);
    // What it has read of its brand it would know for a while.
    await killServer(legacy);
  });
  test.afterAll(() => legacy.stop());

  test("[S2.26] a mode is said by the query, on the way to signing in as well", async ({
    page,
    context,
  }) => {
    await page.goto(`${legacy.site}${dice}#quickplay`);
    const buttons = page.getByRole("main");
    await expect(buttons.getByRole("link", { name: "Practice", exact: true })).toHaveAttribute(
      "href",
      `${dice}?quickplay=true`,
    );
    await expect(page.locator("iframe")).toHaveCount(0);
    await expect(buttons.getByRole("link", { name: "Play for money" })).toHaveAttribute(
      "href",
      `/login?${new URLSearchParams({ destination: `${dice}?realplay=true` })}`,
    );
    await page.goto(`${legacy.site}${dice}?quickplay=true`);
    await expect(gameFrame(page).stage).toHaveAttribute("data-mode", "practice");

    await arriveAs(context, await legacy.join("otto"), legacy.site);
    await refuseWith(page, "currency_not_offered", 422);
    await page.goto(`${legacy.site}${dice}?realplay=true`);
    await page.getByRole("button", { name: "Practise instead" }).click();
    await expect(page).toHaveURL(`${legacy.site}${dice}?quickplay=true`);
    await expect(gameFrame(page).stage).toHaveAttribute("data-mode", "practice");
    await page.unroute(launches);
    await page.goto(`${legacy.site}${dice}?quickplay=true&realplay=true`);
    await expect(gameFrame(page).stage).toHaveAttribute("data-mode", "real");
  });
});
