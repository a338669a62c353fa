import type { Page } from "@playwright/test";
import { expectAccessible } from "./parts/accessible.ts";
import { arriveAs } from "./parts/arrive-as.ts";
import { gameFrame } from "./parts/game-frame.ts";
import { expect, test } from "./world.ts";

const reef = "/casino/originals/instant/minesweep-reef";
const favourites = "/favourites/";

/** The cards of a rail, by the titles of their games. */
const cardsIn = (page: Page, rail: string) =>
  page
    .getByRole("region", { name: rail, exact: true })
    .getByRole("article")
    .getByRole("link", { name: /./ })
    .and(page.locator("[aria-label]"));

test("[S2.17] what somebody played last and kept stands in My Games, on any device", async ({
  page,
  context,
  browser,
  world,
}) => {
  const yvo = await world.join("yvo");
  await arriveAs(context, yvo, world.site);
  await page.goto(`${world.site}/my-games`);
  await expect(page.getByRole("heading", { name: "Nothing played yet" })).toBeVisible();
  await page.getByRole("link", { name: "See the games" }).click();
  await expect(page).toHaveURL(`${world.site}/casino`);

  // A heart by the keyboard alone: it is the last thing on a card that the keyboard reveals.
  const card = page.locator('[data-game-id="lucky-dice"]').first();
  await expect(card.locator("button[aria-pressed]")).toBeAttached();
  const heart = card.getByRole("button", { name: "Add Lucky Dice to favourites" });
  // The rails below may still be drawn, and whoever drew them anew has taken the focus away.
  await expect(async () => {
    await card.getByRole("link", { name: "Lucky Dice", exact: true }).focus();
    for (const way of ["Play", "Practice"]) {
      await page.keyboard.press("Tab");
      const link = card.getByRole("link", { name: `${way} Lucky Dice` });
      await expect(link).toBeFocused({ timeout: 1_000 });
    }
    await page.keyboard.press("Tab");
    await expect(heart).toBeFocused({ timeout: 1_000 });
  }).toPass();
  const kept = page.waitForResponse(
    (answer) => answer.url().includes(favourites) && answer.request().method() === "PUT",
  );
  await page.keyboard.press("Enter");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  expect((await kept).status()).toBe(204);

  // A round that is left before it is over.
  await page.goto(`${world.site}${reef}#quickplay_realplay`);
  const game = gameFrame(page);
  await game.stands("quiet");
  await game.frame.getByRole("button", { name: "Dive", exact: true }).click();
  await game.stands("open");

  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await arriveAs(elsewhere, yvo, world.site);
  await phone.goto(`${world.site}/my-games`);
  await expect(cardsIn(phone, "Favourites")).toHaveText([""]);
  await expect(cardsIn(phone, "Favourites")).toHaveAttribute("aria-label", "Lucky Dice");
  await expect(cardsIn(phone, "Recently played")).toHaveAttribute("aria-label", "Minesweep Reef");
  await phone
    .getByRole("region", { name: "A round waits for you" })
    .getByRole("link", { name: "Continue your round" })
    .click();
  await gameFrame(phone).stands("open");
  await elsewhere.close();
});

test("a heart that the server refuses is undone, with a message", async ({
  page,
  context,
  world,
}) => {
  await arriveAs(context, await world.join("zita"), world.site);
  await page.goto(world.site + reef);
  const heart = page.getByRole("button", { name: "Add Minesweep Reef to favourites" });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await page.route(`**${favourites}**`, (route) => route.fulfill({ status: 503, body: "{}" }));
  await heart.click();
  await expect(
    page.getByText("Your favourites could not be changed for Minesweep Reef."),
  ).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await page.unroute(`**${favourites}**`);
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.goto(`${world.site}/my-games`);
  await expect(cardsIn(page, "Favourites")).toHaveAttribute("aria-label", "Minesweep Reef");
});

test("[S3.26] [S9.14] a visitor finds what this browser remembers, and the way to their own lists", async ({
  page,
  world,
}) => {
  const record = () => page.evaluate(() => localStorage.getItem("most-played"));
  const plays = "/casino/originals/instant/lucky-dice#quickplay";
  for (const count of [1, 2]) {
    await page.goto("about:blank");
    await page.goto(world.site + plays);
    await gameFrame(page).stands("quiet");
    await expect.poll(record).toBe(JSON.stringify([{ id: "lucky-dice", count }]));
  }
  await expect(page.getByRole("button", { name: /to favourites/ })).toHaveCount(0);
  await page.goto(`${world.site}/my-games`);
  await expect(cardsIn(page, "Recently played")).toHaveAttribute("aria-label", "Lucky Dice");
  await expect(cardsIn(page, "Most played")).toHaveAttribute("aria-label", "Lucky Dice");
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${world.site}/login?destination=%2Fmy-games`);
});

test("[S8.8] [S8.12] where a play is kept neither by the server nor by the browser, that is logged and nobody is told", async ({
  page,
  context,
  world,
}) => {
  await arriveAs(context, await world.join("zosia"), world.site);
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  await page.route("**/recent-activity-tracker/v1/profile/*/casino", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 200, json: {} })
      : route.continue(),
  );
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key === "most-played") throw new DOMException("full", "QuotaExceededError");
      keep.call(this, key, value);
    };
  });
  await page.goto(`${world.site}${reef}#quickplay_realplay`);
  await gameFrame(page).stands("quiet");
  await expect
    .poll(() => logged)
    .toEqual(
      expect.arrayContaining([
        expect.stringContaining("Unable to save most played games"),
        expect.stringContaining("Unable to save last game opened 200"),
      ]),
    );
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByText(/Unable to save/)).toHaveCount(0);
});

test("home welcomes whoever never played, and greets whoever did as somebody who comes back", async ({
  page,
  context,
  world,
}) => {
  await arriveAs(context, await world.join("yolanda"), world.site);
  const welcome = page.getByRole("heading", { name: /Your demo money is here/ });
  const comeBack = page.getByRole("region", { name: "Welcome back" });
  await page.goto(world.site);
  await expect(welcome).toBeAttached();
  await expect(comeBack).toHaveCount(0);

  const recorded = page.waitForResponse((answer) =>
    answer.url().includes("/recent-activity-tracker/"),
  );
  await page.goto(`${world.site}/casino/originals/instant/lucky-dice#quickplay_realplay`);
  expect((await recorded).status()).toBe(202);
  await page.goto(world.site);
  await expect(comeBack.getByRole("heading", { name: "Lucky Dice" })).toBeVisible();
  await expect(welcome).toHaveCount(0);
});

/** Home before and after it is known what was played; answers by how much what stands below was moved. */
async function openHomeSlowly(page: Page, site: string): Promise<() => Promise<number>> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/profiles\/[^/]+\/games$/, async (route) => {
    await held;
    await route.continue();
  });
  const topOf = async (name: string) =>
    (await page.getByRole("heading", { name, exact: true }).boundingBox())?.y ?? 0;
  const apart = async () =>
    Math.round((await topOf("Popular tonight")) - (await topOf("Welcome back")));
  await page.goto(site);
  await expect(page.getByRole("region", { name: "Welcome back" })).toBeVisible();
  const before = await apart();
  letGo();
  await expect(
    page.getByRole("region", { name: "Welcome back" }).getByRole("link"),
  ).not.toHaveCount(0);
  return async () => (await apart()) - before;
}

test("home goes on where a player left, and shows what they keep", async ({
  page,
  context,
  world,
}) => {
  await arriveAs(context, await world.join("yara"), world.site);
  await page.goto(`${world.site}/casino/originals/instant/lucky-dice#quickplay_realplay`);
  const game = gameFrame(page);
  await game.stands("quiet");
  await game.frame.getByRole("button", { name: "Roll", exact: true }).click();
  await game.stands("shown");

  const last = page.getByRole("region", { name: "Welcome back" });
  await page.goto(world.site);
  await expect(last.getByRole("heading", { name: "Lucky Dice" })).toBeVisible();
  // A game that stands there already is no rail of others.
  await expect(page.getByRole("region", { name: "Recently played" })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Your favourites" })).toHaveCount(0);
  await last.getByRole("link", { name: "Continue Lucky Dice" }).click();
  await gameFrame(page).stands("quiet");

  await page.goto(world.site + reef);
  const heart = page.getByRole("button", { name: "Add Minesweep Reef to favourites" });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.goto("about:blank");
  // A round that waits goes before what was played since.
  await page.goto(`${world.site}${reef}#quickplay_realplay`);
  await game.stands("quiet");
  await game.frame.getByRole("button", { name: "Dive", exact: true }).click();
  await game.stands("open");

  const movedApart = await openHomeSlowly(page, world.site);
  await expect(cardsIn(page, "Recently played")).toHaveAttribute("aria-label", "Lucky Dice");
  expect(await movedApart()).toBe(0);

  await page.setViewportSize({ width: 390, height: 844 });
  const movedOnPhone = await openHomeSlowly(page, world.site);
  await expect(last.getByText("A round waits for you")).toBeVisible();
  await expect(cardsIn(page, "Recently played")).toHaveAttribute("aria-label", "Lucky Dice");
  await expect(cardsIn(page, "Your favourites")).toHaveAttribute("aria-label", "Minesweep Reef");
  expect(await movedOnPhone()).toBe(0);
  await expectAccessible(page);
  await last.getByRole("link", { name: "Continue your round Minesweep Reef" }).click();
  await gameFrame(page).stands("open");
});

test("a list of games that does not come is said to be missing, and is asked for again", async ({
  page,
  context,
  world,
}) => {
  await arriveAs(context, await world.join("yumi"), world.site);
  await page.goto(`${world.site}/casino/originals/instant/lucky-dice#quickplay`);
  await gameFrame(page).stands("quiet");
  await page.goto("about:blank");
  const indexes = "**/game-index";
  const fail = () =>
    page.route(indexes, (route) => route.fulfill({ status: 503, json: { code: "overloaded" } }));
  const failed = page.getByText("Your games could not be loaded");
  const again = page.getByRole("main").getByRole("button", { name: "Try again" });

  await fail();
  await page.goto(world.site);
  await expect(failed).toBeVisible();
  await expectAccessible(page);
  // Asked in vain, it says so again and keeps the focus.
  const asked = page.waitForResponse(indexes);
  await again.press("Enter");
  await asked;
  await expect(again).toBeFocused();
  await page.getByRole("button", { name: "Search games" }).click();
  const search = page.getByRole("dialog", { name: "Search games" });
  await search.getByRole("searchbox").fill("dice");
  await expect(search.getByText("The list of games could not be loaded")).toBeVisible();
  await expect(search.getByText("Looking…")).toHaveCount(0);
  await page.unroute(indexes);
  await search.getByRole("button", { name: "Try again" }).click();
  await expect(search.getByRole("link", { name: "Play Lucky Dice" })).toBeVisible();
  await page.keyboard.press("Escape");
  await again.click();
  await expect(
    page.getByRole("region", { name: "Welcome back" }).getByRole("heading", { name: "Lucky Dice" }),
  ).toBeVisible();

  await fail();
  await page.goto(`${world.site}/my-games`);
  await expect(failed).toBeVisible();
  await page.unroute(indexes);
  await again.click();
  await expect(cardsIn(page, "Recently played")).toHaveAttribute("aria-label", "Lucky Dice");
});
