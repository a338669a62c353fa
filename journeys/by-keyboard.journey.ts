import { arriveAs } from "./parts/arrive-as.ts";
import { gameFrame } from "./parts/game-frame.ts";
import { expect, test } from "./world.ts";

test("the first Tab offers to skip the bars, and Enter goes past them", async ({ page, world }) => {
  await page.goto(world.site);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test("the menus of the top bar open on Enter, close on Escape and give the focus back", async ({
  page,
  context,
  world,
}) => {
  await arriveAs(context, await world.join("kira"), world.site);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(world.site);

  const banner = page.getByRole("banner");
  const menus = [
    {
      opener: banner.getByRole("button", { name: "More" }),
      // Whatever comes first there: the bar moves what it has no room for into this menu.
      item: banner.locator("[popover]:has(a[href='/my-games'])").getByRole("link").first(),
    },
    {
      opener: banner.getByRole("button", { name: /Your account/ }),
      item: banner.locator("[popover]").getByRole("link", { name: "Your account" }),
    },
  ];
  for (const { opener, item } of menus) {
    await opener.focus();
    await expect(item).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(item).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(item).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(item).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test("the sheet of a phone keeps the focus until Escape gives it back", async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(world.site);
  const more = page.getByRole("button", { name: "More" });
  await more.press("Enter");
  const sheet = page.getByRole("dialog", { name: "More" });
  await expect(sheet).toBeVisible();

  const links = await sheet.getByRole("link").count();
  expect(links).toBeGreaterThan(1);
  const visited = new Set<string>();
  for (let presses = 0; presses < links + 4; presses += 1) {
    await page.keyboard.press("Tab");
    visited.add(
      await page.evaluate(() => {
        const at = document.activeElement;
        if (at === document.body) return "the browser's own bars";
        return at?.closest("dialog")
          ? `in the sheet: ${at.textContent}`
          : `behind: ${at?.outerHTML}`;
      }),
    );
  }
  expect([...visited].filter((place) => place.startsWith("behind"))).toEqual([]);
  expect(visited.size).toBeGreaterThan(links);

  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(more).toBeFocused();
});

test("a game is opened, played and left by keyboard alone", async ({ page, world }) => {
  await page.goto(`${world.site}/casino/originals/instant/lucky-dice`);
  const practice = page.getByRole("main").getByRole("link", { name: "Practice", exact: true });
  await practice.first().press("Enter");
  const game = page.getByRole("region", { name: "Game: Lucky Dice" });
  await expect(game).toBeFocused();
  const { frame, stands } = gameFrame(page);
  await stands("quiet");

  // Past the buttons of its bar, into the frame and to the button that plays.
  const roll = frame.getByRole("button", { name: "Roll" });
  const isAtRoll = () => roll.evaluate((button) => button === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isAtRoll()); presses += 1) {
    await page.keyboard.press("Tab");
  }
  await expect(roll).toBeFocused();
  await page.keyboard.press("Enter");
  await stands("shown");

  await page.getByRole("button", { name: "Close the game" }).focus();
  await page.keyboard.press("Escape");
  await expect(game).toBeHidden();
  await expect(practice.first()).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("link", { name: "Play for money" }).first(),
  ).toBeFocused();
});
