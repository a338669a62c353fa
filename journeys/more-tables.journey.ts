import type { Page } from "@playwright/test";
import { arriveAs } from "./parts/arrive-as.ts";
import { gameFrame, type GameFrame } from "./parts/game-frame.ts";
import { expect, test } from "./world.ts";

async function open(page: Page, address: string): Promise<GameFrame> {
  await page.goto(`${address}#quickplay_realplay`);
  const game = gameFrame(page);
  await expect(game.stage).toHaveAttribute("data-phase", /^(idle|open|shown)$/);
  return game;
}

/** The round is over: its sentence says what it paid, which is what the balance has more than it was left. */
async function isPaid(
  { frame, stands }: GameFrame,
  { left }: { left: number },
): Promise<{ told: string; paid: string; balance: number }> {
  await stands("shown");
  const sentence = frame.locator("[data-told]");
  await expect(sentence).toHaveText(/Balance \$[\d,.]+\.$/);
  const told = await sentence.innerText();
  const balance = Number(/Balance \$([\d,]+\.\d\d)\.$/.exec(told)?.[1]?.replace(",", ""));
  await expect(frame.locator("[data-balance]")).toHaveAttribute("data-balance", balance.toFixed(2));
  const paid = (balance - left).toFixed(2);
  if (paid !== "0.00") expect(told).toContain(`$${paid}`);
  return { told, paid, balance };
}

test("chips on a cloth, a ball down a wall, and a hand that waits for its player: each is paid to the cent", async ({
  page,
  context,
  world,
}) => {
  await arriveAs(context, await world.join("zenobia"), world.site);
  const roulette = await open(page, `${world.site}/casino/tables/roulette/european-roulette`);
  for (const colour of ["Red", "Black"]) {
    await roulette.frame.getByRole("option", { name: new RegExp(`^${colour}\\b`) }).click();
  }
  await roulette.frame.getByRole("button", { name: "Spin", exact: true }).click();
  const spin = await isPaid(roulette, { left: 998 });
  // One of the two is paid, but for zero.
  expect(spin.paid).toBe(spin.told.startsWith("Zero.") ? "0.00" : "2.00");

  const plinko = await open(page, `${world.site}/casino/originals/instant/plinko-falls`);
  await plinko.frame.getByRole("button", { name: "Drop", exact: true }).click();
  const drop = await isPaid(plinko, { left: spin.balance - 1 });
  expect(drop.told).toMatch(/slot \d+ of 13/);
  expect(Number(drop.paid)).toBeGreaterThan(0);

  const poker = await open(page, `${world.site}/casino/tables/video-poker/jacks-or-better`);
  const cards = () => poker.frame.getByRole("listitem").allTextContents();
  await poker.frame.getByRole("button", { name: "Deal", exact: true }).click();
  await poker.stands("open");
  const dealt = await cards();
  expect(dealt).toHaveLength(5);
  // Whoever leaves in the midst of a hand comes back to it.
  await page.goto(`${world.site}/casino`);
  await open(page, `${world.site}/casino/tables/video-poker/jacks-or-better`);
  await poker.stands("open");
  expect(await cards()).toEqual(dealt);
  await page.locator("iframe").focus();
  await page.keyboard.press("1");
  await poker.frame.getByRole("button", { name: "Draw", exact: true }).click();
  await isPaid(poker, { left: drop.balance - 1 });
  const [kept, ...drawn] = await cards();
  expect(kept).toBe(dealt[0]?.replace(/Hold\d$/, "Held"));
  for (const card of drawn) expect(dealt.join()).not.toContain(card);
});
