import { expect } from "@playwright/test";
import { examineStories } from "./examine.ts";
import { eventsOfRules, gamesWithStories } from "./story-files.ts";
import { test } from "./storybook.ts";

/**
 * Every state that a game's stories show, from its fixed books, as a picture to look at: kept with the
 * results of the run and compared by people alone, since fonts and graphics differ from machine to machine.
 */
for (const family of gamesWithStories) {
  test(`every story of games/${family} meets WCAG 2.2 AA in every look, fits a phone and is pictured, with every kind of event of its books`, async ({
    book,
  }, testInfo) => {
    const scenes = book.storyIds.filter((id) =>
      book.fileOf(id).startsWith(`games/${family}/scene/`),
    );
    expect(scenes.length).toBeGreaterThan(1);
    const told: string[] = [];
    const found = await examineStories(book, scenes, async (page, id) => {
      const events = await page.locator("[data-book]").getAttribute("data-book");
      told.push(...(events?.split(" ") ?? []));
      const picture = await page.screenshot({
        type: "jpeg",
        path: testInfo.outputPath(`${id}.jpeg`),
      });
      expect(picture.length, `${id} shows something`).toBeGreaterThan(4_000);
    });
    expect(found).toEqual([]);
    expect(
      eventsOfRules(family).filter((type) => !told.includes(type)),
      "each kind of event has a story that shows it",
    ).toEqual([]);
  });
}
