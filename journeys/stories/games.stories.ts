import { expect, type Page } from "@playwright/test";
import { eventsOfRules, gamesWithStories } from "./book-events.ts";
import { showStory, test } from "./storybook.ts";

/**
 * Every state that a game's stories show, from its fixed books, as a picture to look at: kept with the
 * results of the run and compared by people alone, since fonts and graphics differ from machine to machine.
 */
for (const family of gamesWithStories()) {
  test(`${family} is pictured from its first state to its last, with every kind of event of its books`, async ({
    book,
  }, testInfo) => {
    const scenes = book.storyIds.filter((id) => book.fileOf(id).includes(`games/${family}/scene/`));
    expect(scenes.length).toBeGreaterThan(1);
    const told: string[] = [];
    const page = await book.openPage({ brand: "kingfisher", theme: "dark" });
    for (const id of scenes) {
      await showStory(page, id);
      told.push(...(await bookOn(page)));
      const picture = await page.screenshot({
        type: "jpeg",
        path: testInfo.outputPath(`${id}.jpeg`),
      });
      expect(picture.length, `${id} shows something`).toBeGreaterThan(4_000);
    }
    await page.context().close();
    expect(
      eventsOfRules(family).filter((type) => !told.includes(type)),
      "each kind of event has a story that shows it",
    ).toEqual([]);
  });
}

/** The events of the story on show. */
async function bookOn(page: Page): Promise<readonly string[]> {
  const told = await page.locator("[data-book]").getAttribute("data-book");
  return told?.split(" ") ?? [];
}
