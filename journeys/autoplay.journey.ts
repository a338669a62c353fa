import { gameFrame } from "./parts/game-frame.ts";
import { expect, test } from "./world.ts";

/** Each game that offers it, by where its practice is opened. */
const games = [
  ["Lucky Dice", "/casino/originals/instant/lucky-dice"],
  ["Plinko Falls", "/casino/originals/instant/plinko-falls"],
  ["Kingfisher's Catch", "/casino/slots/lines/kingfishers-catch"],
  ["Moonlit Orchard", "/casino/slots/ways/moonlit-orchard"],
  ["Ember Vault", "/casino/slots/tumble/ember-vault"],
] as const;

for (const [name, address] of games) {
  test(`${name} plays by itself in its frame, and stops when it is told to`, async ({
    page,
    world,
  }) => {
    await page.goto(`${world.site}${address}#quickplay`);
    const { frame, stage, stands } = gameFrame(page);
    await stands("quiet");
    await frame.getByRole("button", { name: "Autoplay" }).click();
    const sheet = frame.getByRole("dialog", { name: "Autoplay" });
    await sheet.getByRole("button", { name: "10", exact: true }).click();
    // By the keyboard, as in any field of an amount.
    await sheet.getByLabel("Lose at most").press("Enter");
    await expect(sheet).toBeHidden();
    const stop = frame.getByRole("button", { name: /^Stop \(\d+\)$/ });
    await expect(stop).toBeVisible();
    await expect(frame.getByRole("button", { name: /^Stop \([1-8]\)$/ })).toBeVisible();
    await expect(stage).toHaveAttribute("data-phase", /./);
    await stop.click();
    await expect(frame.getByText("Autoplay was stopped.")).toBeVisible();
    await stands("quiet");
  });
}
