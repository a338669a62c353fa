import type { Browser, Page } from "@playwright/test";
import type { World } from "@croupier/tools/world";
import { arriveAs } from "./parts/arrive-as.ts";
import { gameFrame } from "./parts/game-frame.ts";
import { killServer } from "./parts/kill-server.ts";
import { expect, test } from "./world.ts";

const skylark = "/casino/originals/crash/skylark#quickplay_realplay";
/** A flight is over within seconds; one in a hundred takes more than a minute. */
const flightMsMax = 180_000;

/** Somebody before the board, in a browser of their own. */
async function come(browser: Browser, world: World, name: string) {
  const context = await browser.newContext();
  await arriveAs(context, await world.join(name), world.site);
  const page = await context.newPage();
  await page.goto(world.site + skylark);
  const game = gameFrame(page);
  const { frame, stage } = game;
  const balance = frame.locator("[data-balance]");
  return {
    ...game,
    page,
    told: frame.locator("[data-told]"),
    land: frame.getByRole("button", { name: /^Land \$/ }),
    dived: frame.getByText("It dived with you aboard"),
    /** What is left once the stake is off. */
    async board(): Promise<number> {
      await expect(stage).toHaveAttribute("data-phase", /^(idle|shown)$/, { timeout: flightMsMax });
      const left = Number(await balance.getAttribute("data-balance")) - 1;
      await frame.getByRole("button", { name: "Board", exact: true }).click();
      return left;
    },
    has: (amount: number) => expect(balance).toHaveAttribute("data-balance", amount.toFixed(2)),
    boardSecond: frame.getByRole("button", { name: "Board with bet 2" }),
    toldSecond: frame.locator("[data-told-second]"),
    receipt: async () => `${world.site}/verify?round=${await stage.getAttribute("data-round")}`,
  };
}

/** What a receipt says was paid, once anybody can count it out: the flight is over for all by then. */
async function provedPayout(page: Page, receipt: string): Promise<number> {
  await expect(async () => {
    await page.goto(receipt);
    await expect(page.getByText("This round is genuine")).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: flightMsMax });
  const paid = page.getByRole("term").filter({ hasText: /^Paid$/ });
  return Number((await paid.locator("+ dd").innerText()).replace("$", ""));
}

test(
  "one comes down by hand and is paid at once, the server dies, and the other is flown to where they were set",
  { tag: "@alone" },
  async ({ browser, world }) => {
    test.setTimeout(4 * flightMsMax);
    const hand = await come(browser, world, "ysolde");
    const set = await come(browser, world, "yancey");
    await set.frame.getByRole("button", { name: "1.50×" }).click();

    let left: number[];
    do {
      left = await Promise.all([hand.board(), set.board()]);
      // One flight of a hundred dives as it takes off: then there was nothing to press.
      await expect(hand.land.or(hand.dived)).toBeVisible({ timeout: flightMsMax });
      if (await hand.land.isVisible()) await hand.land.click();
      await hand.stands("shown");
    } while (!(await hand.told.innerText()).startsWith("Landed") || !(await set.land.isVisible()));
    const receipts = [await hand.receipt(), await set.receipt()] as const;
    await killServer(world);

    const [leftByHand = 0, leftBySet = 0] = left;
    const told = await hand.told.innerText();
    expect(told).toMatch(/^Landed at 1\.\d\d×\. Paid: \$1\.\d\d\. Balance/);
    const paid = Number(/Paid: \$(1\.\d\d)/.exec(told)?.[1]);
    await set.page.reload();
    expect(await provedPayout(hand.page, receipts[0])).toBe(paid);
    const payout = await provedPayout(hand.page, receipts[1]);
    expect([1.5, 0]).toContain(payout);

    // Both come back: the money is there, and the flight is in the history as it was proved.
    for (const [player, amount, row] of [
      [hand, leftByHand + paid, paid === 1 ? "$0.00" : `+$${(paid - 1).toFixed(2)}`],
      [set, leftBySet + payout, payout === 0 ? "-$1.00" : "+$0.50"],
    ] as const) {
      await player.page.goto("about:blank");
      await player.page.goto(world.site + skylark);
      await player.stands("quiet");
      await player.has(amount);
      await player.frame.getByRole("button", { name: "Rules, fairness and history" }).click();
      await player.frame.getByRole("tab", { name: "History" }).click();
      const rounds = player.frame.getByRole("listitem").filter({ hasText: "Watch" });
      await expect(rounds.first()).toContainText(row);
      await player.page.context().close();
    }
  },
);

test("one player has two bets in a flight: one comes down by hand, the other where it was set, each with a receipt", async ({
  browser,
  world,
}) => {
  test.setTimeout(4 * flightMsMax);
  const player = await come(browser, world, "yvaine");
  const { frame, stage, told, toldSecond } = player;
  await expect(player.boardSecond).toHaveCount(0);
  await frame.getByRole("button", { name: "Add a second bet" }).click();
  await frame.getByLabel("Land bet 2 at a number of your own").fill("1.20");

  let left: number;
  do {
    left = (await player.board()) - 1;
    await player.boardSecond.click();
    // One flight of a hundred dives as it takes off: then there was nothing to press.
    await expect(player.land.or(player.dived)).toBeVisible({ timeout: flightMsMax });
    if (await player.land.isVisible()) await player.land.click();
    await player.stands("shown");
    await expect(stage).toHaveAttribute("data-second", "shown", { timeout: flightMsMax });
  } while (
    !(await told.innerText()).startsWith("Landed") ||
    !(await toldSecond.innerText()).startsWith("Bet 2: Landed")
  );

  await expect(toldSecond).toContainText("Bet 2: Landed at 1.20×. Paid: $1.20.");
  const paid = Number(/Paid: \$(1\.\d\d)/.exec(await told.innerText())?.[1]);
  await player.has(left + paid + 1.2);
  const second = await stage.getAttribute("data-second-round");
  const receipts = [await player.receipt(), `${world.site}/verify?round=${second}`] as const;
  expect(await provedPayout(player.page, receipts[0])).toBe(paid);
  expect(await provedPayout(player.page, receipts[1])).toBe(1.2);
  await player.page.context().close();
});
