import type { Locator } from "@playwright/test";
import { gameFrame } from "./parts/game-frame.ts";
import { expect, test } from "./world.ts";

/** Each of the ten, by where its practice is opened, and what its board has of a small phone. */
const games = [
  ["lucky-dice", "/casino/originals/instant/lucky-dice", 45],
  ["skylark", "/casino/originals/crash/skylark", 45],
  ["kingfishers-catch", "/casino/slots/lines/kingfishers-catch", 45],
  ["moonlit-orchard", "/casino/slots/ways/moonlit-orchard", 45],
  ["ember-vault", "/casino/slots/tumble/ember-vault", 45],
  ["blackjack-21", "/casino/tables/blackjack/blackjack-21", 45],
  ["european-roulette", "/casino/tables/roulette/european-roulette", 45],
  ["jacks-or-better", "/casino/tables/video-poker/jacks-or-better", 45],
  ["minesweep-reef", "/casino/originals/instant/minesweep-reef", 45],
  ["plinko-falls", "/casino/originals/instant/plinko-falls", 45],
] as const;

const phones = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
];

/** What of the screen the board takes, in hundredths: without the painted frame around reels. */
const shareOf = (board: Locator, { width, height }: (typeof phones)[number]) =>
  board.evaluate((element, screen) => {
    const style = getComputedStyle(element);
    const painted = (side: string) =>
      Number.parseFloat(
        style.getPropertyValue(`--window-${side}`) || style.getPropertyValue(`--reels-${side}`),
      );
    const box = element.getBoundingClientRect();
    const isPainted = element.getAttribute("data-board") === "painted";
    const area = isPainted ? painted("width") * painted("height") : box.width * box.height;
    return Math.round((1_000 * area) / screen) / 10;
  }, width * height);

/** Buttons and fields that are shown and cannot be pressed where they stand. */
const outOfReach = (controls: Locator) =>
  controls.evaluateAll((all) =>
    all
      .filter((control) =>
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .filter((control) => !control.closest("[role='listbox'], dialog:not([open])"))
      .flatMap((control) => {
        control.scrollIntoView({ block: "nearest" });
        const { left, top, width, height } = control.getBoundingClientRect();
        if (width === 0 || height === 0) return [];
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = document.elementFromPoint(x, y);
        const label = control.closest("label");
        const isHit = hit !== null && (control.contains(hit) || label?.contains(hit));
        return isHit ? [] : [`${control.ariaLabel ?? control.textContent} at ${x}, ${y}`];
      }),
  );

for (const [name, address, least] of games) {
  test(`on a phone on its side ${name} takes the screen: its board has nearly half of it, and every control is in reach`, async ({
    page,
    world,
  }, testInfo) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto(`${world.site}${address}#quickplay`);
    const { frame, stage, stands } = gameFrame(page);
    await stands("quiet");
    const board = stage.locator("[data-board]");
    const seen: string[] = [];
    for (const phone of phones) {
      await page.setViewportSize(phone);
      await expect
        .poll(async () => frame.locator(":root").evaluate(() => innerHeight))
        .toBe(phone.height);
      await expect
        .poll(() => shareOf(board, phone), { message: `${phone.width} × ${phone.height}` })
        .toBeGreaterThan(0);
      await page.screenshot({
        path: testInfo.outputPath(`${name}-${phone.width}.jpeg`),
        type: "jpeg",
      });
      const share = await shareOf(board, phone);
      if (share < least) seen.push(`${phone.width} × ${phone.height}: ${share} %`);
      seen.push(...(await outOfReach(stage.locator("button, input"))));
      seen.push(...(await outOfReach(page.locator("[data-play-window] > header button"))));
    }
    expect(seen).toEqual([]);
  });
}
