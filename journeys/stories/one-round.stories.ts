import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { pinnedChromium } from "@croupier/tools/chromium";
import { isSameForAnEye, perceivedDistance, type Picture } from "@croupier/tools/pictures";
import { expect } from "@playwright/test";
import { gamesWithStories } from "./story-files.ts";
import { smallPicture } from "./small-picture.ts";
import { showStory, test, waitForPictures } from "./storybook.ts";

/** One round of each game, from its fixed book: the midst of it and its end. */
const rounds = {
  dice: ["lucky-dice--before-the-first-roll", "lucky-dice--rolled-and-won"],
  crash: ["skylark--in-the-air", "skylark--dived"],
  lines: ["kingfisher-s-catch--the-kingfisher-dives", "kingfisher-s-catch--free-spins-paid"],
  blackjack: ["blackjack-21--to-move", "blackjack-21--split-and-doubled"],
  mines: ["minesweep-reef--two-pearls-found", "minesweep-reef--pearls-taken"],
  "video-poker": ["jacks-or-better--a-pair-is-dealt", "jacks-or-better--two-pair-wins"],
  plinko: ["plinko-falls--before-the-first-ball", "plinko-falls--won"],
  tumble: ["ember-vault--treasures-burn", "ember-vault--free-spins-paid"],
  ways: ["moonlit-orchard--the-moon-has-grown", "moonlit-orchard--the-round-is-over"],
  roulette: ["european-roulette--chips-laid", "european-roulette--three-bets-paid"],
} as const;

const folder = fileURLToPath(new URL("kept-pictures/", import.meta.url));
/** `npm run pictures` says so. */
const keeps = process.env["KEEP_PICTURES"] === "1";

test("no game is without a round here", () => {
  expect(Object.keys(rounds).toSorted()).toEqual(gamesWithStories.toSorted());
});

for (const [family, moments] of Object.entries(rounds)) {
  test(`a round of ${family} looks as it did when somebody looked at it`, async ({
    openPage,
    browser,
  }, testInfo) => {
    const version = browser.version();
    const page = await openPage({ brand: "kingfisher", theme: "dark", asForPlayers: true });
    const seen: Picture[] = [];
    for (const moment of moments) {
      await showStory(page, `games-${moment}`);
      await waitForPictures(page);
      const path = testInfo.outputPath(`${moment}.png`);
      const bytes = await page.locator("[data-book]").screenshot({ path });
      const now = await smallPicture(page, bytes);
      seen.push(now.picture);
      if (version !== pinnedChromium) continue;
      const kept = `${folder}${moment}.webp`;
      if (keeps) writeFileSync(kept, now.webp);
      expect(existsSync(kept), `${moment} is kept by npm run pictures`).toBe(true);
      const { picture } = await smallPicture(page, readFileSync(kept));
      const distance = perceivedDistance(now.picture, picture);
      const complaint = `${moment} is ${JSON.stringify(distance)} from what was kept; now it is ${path}`;
      expect.soft(isSameForAnEye(distance), complaint).toBe(true);
    }
    if (version !== pinnedChromium) {
      const description = `Chromium ${version} is not ${pinnedChromium}: look in ${testInfo.outputDir}`;
      testInfo.annotations.push({ type: "stored, not compared", description });
      process.stdout.write(`A round of ${family} was stored and not compared. ${description}\n`);
    }
    // Whoever takes the midst of a round for its end would take anything for it.
    const [midst, end] = seen;
    if (midst === undefined || end === undefined) throw new Error("a round has two moments");
    expect(isSameForAnEye(perceivedDistance(midst, end))).toBe(false);
  });
}
