import { expect, type Page } from "@playwright/test";
import { showStory, test as withBook } from "./storybook.ts";

const look = { brand: "kingfisher", theme: "dark" } as const;

const test = withBook.extend<{ page: Page }>({
  page: async ({ openPage }, use) => use(await openPage(look, { reducedMotion: "no-preference" })),
});

const current = (page: Page) => page.locator("[aria-current=true]");
const spoken = (page: Page) => page.locator("[aria-live=polite]");

/** What the blocks told the site from now on, in order. */
async function listen(page: Page, ...names: string[]): Promise<() => Promise<unknown[]>> {
  await page.evaluate((names) => {
    const told: unknown[] = [];
    Object.assign(globalThis, { told });
    for (const name of names) {
      document.addEventListener(`story:${name}`, (event) => {
        told.push([name, (event as CustomEvent).detail]);
      });
    }
  }, names);
  return () => page.evaluate(() => (globalThis as unknown as { told: unknown[] }).told);
}

/** The bar of a slide is its clock; this is what it does now. */
function clockState(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.getAnimations().find(isClock)?.playState);
}

async function letTimeRunOut(page: Page): Promise<void> {
  await page.evaluate(() => document.getAnimations().find(isClock)?.finish());
}

/** Both of these need it inside the page. */
async function bringIsClock(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(globalThis, {
      isClock: (one: Animation) => one instanceof CSSAnimation && one.animationName.includes("run"),
    });
  });
}
declare const isClock: (one: Animation) => boolean;

test("the next slide comes when the time of one is up, the first after the last, and nothing is said", async ({
  page,
}) => {
  await showStory(page, "slideshow--tonight");
  await bringIsClock(page);
  for (const label of [
    "Provable rounds",
    "Friday at the wheel",
    "A fair wind",
    "Provable rounds",
  ]) {
    await expect(current(page)).toHaveText(label);
    await letTimeRunOut(page);
  }
  await expect(spoken(page)).toBeEmpty();
});

test("the time of a slide stands still under a pointer, with the focus in it, out of sight, and when stopped", async ({
  page,
}) => {
  await showStory(page, "slideshow--tonight");
  await bringIsClock(page);
  await expect.poll(() => clockState(page)).toBe("running");

  await page.getByRole("heading", { name: "Every round" }).hover();
  expect(await clockState(page)).toBe("paused");
  await page.mouse.move(700, 700);
  expect(await clockState(page)).toBe("running");

  const link = page.getByRole("link", { name: "Create account" }).first();
  await link.focus();
  expect(await clockState(page)).toBe("paused");
  await link.blur();
  expect(await clockState(page)).toBe("running");

  const turnTab = (hidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await turnTab(true);
  await expect.poll(() => clockState(page)).toBe("paused");
  await turnTab(false);
  await expect.poll(() => clockState(page)).toBe("running");

  await page.getByRole("button", { name: "Pause" }).click();
  await page.mouse.move(700, 700);
  expect(await clockState(page)).toBe("paused");
  await page.getByRole("button", { name: "Play" }).click();
  expect(await clockState(page)).toBe("running");
});

test("whoever asked for stillness gets no clock and no button to stop it", async ({ openPage }) => {
  const page = await openPage(look, { reducedMotion: "reduce" });
  await showStory(page, "slideshow--tonight");
  await bringIsClock(page);
  expect(await clockState(page)).toBeUndefined();
  await expect(page.getByRole("button", { name: "Pause" })).toBeHidden();
  await page.getByRole("button", { name: "A fair wind" }).click();
  await expect(current(page)).toHaveText("A fair wind");
});

test("arrows move to the slide beside, which is said aloud, and the focus is never on a slide that left", async ({
  page,
}) => {
  await showStory(page, "slideshow--tonight");
  await page.getByRole("link", { name: "Create account" }).first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(current(page)).toHaveText("Friday at the wheel");
  await expect(spoken(page)).toHaveText("2 of 3: Friday at the wheel");
  await expect(page.getByRole("list", { name: "Tonight" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(current(page)).toHaveText("Provable rounds");
});

test("where text runs to the left, the left arrow leads on", async ({ page }) => {
  await showStory(page, "slideshow--right-to-left");
  await page.getByRole("list", { name: "Tonight" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(current(page)).toHaveText("الجمعة");
});

test("a finger that swipes brings the next slide, and nothing on the page moves for it", async ({
  page,
}) => {
  await showStory(page, "slideshow--long-german");
  const slideshow = page.getByRole("region", { name: "Tonight" });
  const before = await slideshow.boundingBox();
  // What a swipe ends in: the box scrolled past its half, and the snap does the rest.
  await page.getByRole("list", { name: "Tonight" }).evaluate((box) => {
    box.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
    box.scrollBy({ left: box.clientWidth * 0.6, behavior: "instant" });
  });
  await expect(current(page)).toHaveText("Friday at the wheel");
  await expect(spoken(page)).toHaveText("2 of 2: Friday at the wheel");
  expect(await slideshow.boundingBox()).toEqual(before);
});

test("[S7.28] the site is told which slide was chosen, and which button of it was followed", async ({
  page,
}) => {
  await showStory(page, "slideshow--tonight");
  const told = await listen(page, "carousel_promo", "carousel_promo_cta");
  // By the keyboard, which stops the clock: a pointer has to hit what may just be moving on.
  await page.getByRole("button", { name: "Friday at the wheel" }).press("Enter");
  await expect(current(page)).toHaveText("Friday at the wheel");
  const link = page.getByRole("link", { name: "See the table" });
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.press("Enter");
  expect(await told()).toEqual([
    ["carousel_promo", { id: "wheel", place: 1 }],
    ["carousel_promo_cta", { id: "wheel", place: 1, link: "#table" }],
  ]);
});

test("the site is told which game was opened, and where it stood", async ({ page }) => {
  await showStory(page, "game-rail-gamerail--tall");
  const told = await listen(page, "gamecard_click");
  await page.getByRole("link", { name: "Game 2", exact: true }).click();
  await page.getByRole("article").nth(2).hover();
  await page.getByRole("link", { name: "Play Game 3" }).click();
  const [roulette, skylark, catcher] = ["european-roulette", "skylark", "kingfishers-catch"];
  const rail = { row: 0, columns: 9 };
  expect(await told()).toEqual([
    [
      "gamecard_click",
      { id: "1", place: 1, column: 1, ...rail, neighbours: { left: catcher, right: skylark } },
    ],
    [
      "gamecard_click",
      { id: "2", place: 2, column: 2, ...rail, neighbours: { left: roulette, right: catcher } },
    ],
  ]);
});

test("[S7.28] [S9.4] in the grid of 8 columns a gamecard_click carries the cards on all four sides", async ({
  page,
}) => {
  await showStory(page, "game-rail-gamegrid--eight-columns");
  const told = await listen(page, "gamecard_click");
  await page.getByRole("link", { name: "Game 10", exact: true }).click();
  await page.getByRole("link", { name: "Game 8", exact: true }).click();
  expect(await told()).toEqual([
    [
      "gamecard_click",
      {
        id: "g10",
        place: 9,
        row: 1,
        column: 1,
        columns: 8,
        neighbours: { left: "g9", right: "g11", above: "g2", below: "g18" },
      },
    ],
    [
      "gamecard_click",
      {
        id: "g8",
        place: 7,
        row: 0,
        column: 7,
        columns: 8,
        neighbours: { left: "g7", below: "g16" },
      },
    ],
  ]);
});
