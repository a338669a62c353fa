import type { Page } from "@playwright/test";
import { giveFreeRounds, grantMoney } from "@croupier/tools/world";
import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { arriveAs } from "./parts/arrive-as.ts";
import { gameFrame, type GameFrame } from "./parts/game-frame.ts";
import { killServer } from "./parts/kill-server.ts";
import { signIn } from "./parts/sign-in.ts";
import { expect, moving, test } from "./world.ts";

const blackjack = "/casino/tables/blackjack/blackjack-21#quickplay_realplay";
const dice = "/casino/originals/instant/lucky-dice#quickplay_realplay";

async function open(page: Page, address: string): Promise<GameFrame> {
  await page.goto(address);
  const game = gameFrame(page);
  await expect(game.stage).toHaveAttribute("data-phase", /^(idle|open|shown)$/);
  return game;
}

/** Deals until there is a hand to move with: a blackjack is over at once, an ace asks for insurance. */
async function dealAHand({ frame, stage }: GameFrame): Promise<void> {
  const move = frame.getByRole("button", { name: "Stand", exact: true });
  for (;;) {
    const phase = await stage.getAttribute("data-phase");
    if (phase === "open") {
      if (await move.isVisible()) return;
      await frame.getByRole("button", { name: "No insurance", exact: true }).click();
    } else if (phase === "shown" || phase === "idle") {
      await frame.getByRole("button", { name: "Deal", exact: true }).click();
    }
    await expect(stage).toHaveAttribute("data-phase", /^(open|shown)$/);
  }
}

/** Every card that lies on the table, by its name. */
const cardsOn = ({ frame }: GameFrame) => frame.getByRole("listitem").allTextContents();

test(
  "a hand that the server was killed under lies there as it was, and is played to its end",
  { tag: "@alone" },
  async ({ page, context, world }) => {
    await arriveAs(context, await world.join("ulla"), world.site);
    const game = await open(page, world.site + blackjack);
    await dealAHand(game);
    const dealt = await cardsOn(game);
    expect(dealt).toHaveLength(4);

    await killServer(world);
    await page.reload();
    await game.stands("open");
    expect(await cardsOn(game)).toEqual(dealt);
    await expect(game.frame.locator("[data-told]")).toHaveText(/Your move: Hit, Stand/);
    // By its letter, as the button says.
    await page.locator("iframe").focus();
    await page.keyboard.press("s");
    await game.stands("shown");
    expect((await cardsOn(game)).slice(0, 1)).toEqual(dealt.slice(0, 1));
    await expect(game.frame.locator("[data-told]")).toHaveText(/^Dealer has/);
  },
);

test.describe("while things move", () => {
  test.use(moving);

  test("a game goes on in a corner while its player looks around, and grows back with what it knows", async ({
    page,
    context,
    world,
  }) => {
    await arriveAs(context, await world.join("vito"), world.site);
    const { frame, stage, stands } = await open(page, world.site + dice);
    const pot = frame.locator("[data-pot-holds]");
    await expect(pot).toHaveText(/^\$5\d\d$/);
    const held = async () => Number(await pot.getAttribute("data-pot-holds"));
    const before = await held();
    await frame.getByRole("button", { name: "Roll" }).click();
    await stands("shown");
    const round = await stage.getAttribute("data-round");

    // A small window gives the whole screen back.
    await page.getByRole("button", { name: "Full screen" }).click();
    await expect(page.getByRole("button", { name: "Leave full screen" })).toBeVisible();
    await page.getByRole("button", { name: "Minimise" }).click();
    await expect(page).toHaveURL(`${world.site}/casino`);
    await expect(stage).toHaveAttribute("data-size", "mini");
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
    await page.getByRole("link", { name: "Promotions" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Promotions" })).toBeVisible();
    await frame.getByRole("button", { name: "Roll" }).click();
    await expect(stage).not.toHaveAttribute("data-round", round ?? "");
    await stands("shown");

    await page.getByRole("button", { name: "Back to the game" }).click();
    await expect(stage).toHaveAttribute("data-size", "page");
    await frame.getByRole("button", { name: "Rules, fairness and history" }).click();
    // By keyboard: the frame still grows, and a tab on its way is no target for a mouse.
    await frame.getByRole("tab", { name: "History" }).press("Enter");
    await expect(frame.getByRole("button", { name: /^Watch round/ })).toHaveCount(2);
    // Half a hundredth of each of two stakes is a whole cent in the pot a moment later, and its bar says so.
    await expect.poll(held).toBeGreaterThan(before);
  });
});

test("on two devices there is one hand: it is shown on both, and what moves its money moves both", async ({
  page,
  context,
  browser,
  world,
}) => {
  const wilbur = await world.join("wilbur");
  await arriveAs(context, wilbur, world.site);
  const here = await open(page, world.site + blackjack);
  await dealAHand(here);

  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await phone.goto(`${world.site}/login`);
  await signIn(phone, wilbur);
  const there = await open(phone, world.site + blackjack);
  await there.stands("open");
  expect(await cardsOn(there)).toEqual(await cardsOn(here));
  await there.frame.getByRole("button", { name: "Double", exact: true }).click();
  await there.stands("shown");

  await here.stands("shown");
  expect(await cardsOn(here)).toEqual(await cardsOn(there));
  await grantMoney(world, wilbur, "50.00");
  const balances = [here, there].map(({ frame }) => frame.locator("[data-balance]"));
  // What is read there is counted up; what it will come to is said beside it.
  for (const balance of balances) {
    await expect(balance).toHaveAttribute("data-balance", /^10[45]\d\./);
  }
  const [first, second] = balances.map((balance) => balance.getAttribute("data-balance"));
  expect(await first).toBe(await second);
  await elsewhere.close();
});

test("free rounds take nothing off the balance, and when they are over the stake is the player's own again", async ({
  page,
  context,
  world,
}) => {
  const xenia = await world.join("xenia");
  await arriveAs(context, xenia, world.site);
  await giveFreeRounds(world, xenia, { game: "lucky-dice", stake: "0.50", rounds: 2 });
  await page.goto(`${world.site}/casino/originals`);
  const card = page.locator('[data-game-id="lucky-dice"]').first();
  await expect(card.getByText("Free games")).toBeVisible();
  const { frame, stands } = await open(page, world.site + dice);
  await expect(frame.getByText("2 free at $0.50")).toBeVisible();
  const roll = frame.getByRole("button", { name: "Roll" });
  await roll.click();
  await stands("shown");
  await expect(frame.getByText("1 free at $0.50")).toBeVisible();
  await roll.click();
  await expect(frame.getByRole("textbox", { name: "Stake" })).toBeVisible();
  await expect(frame.locator("[data-net]")).not.toContainText("-");
});

test("a round is revealed by its player alone, and verified at once, while the game waits above", async ({
  page,
  context,
  browser,
  world,
}) => {
  await arriveAs(context, await world.join("xaver"), world.site);
  const { frame, stage, stands } = await open(page, world.site + dice);
  await frame.getByRole("button", { name: "Roll" }).click();
  await stands("shown");
  const address = `/verify?round=${await stage.getAttribute("data-round")}`;
  await page.getByRole("list").locator(`a[href='${address}']`).click();
  await expect(page.getByRole("heading", { name: "Not yet revealed" })).toBeVisible();
  await expect(page.getByText(/^Lucky Dice, rules \d+$/)).toBeVisible();

  // The game goes on above what there is to read, never over it.
  const game = page.getByRole("region", { name: "Game: Lucky Dice" });
  const [bar, title] = await Promise.all([
    game.boundingBox(),
    page.getByRole("heading", { level: 1 }).boundingBox(),
  ]);
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);

  const stranger = await browser.newContext();
  const elsewhere = await stranger.newPage();
  await elsewhere.goto(world.site + address);
  await expect(elsewhere.getByText("Did you play this round?")).toBeVisible();
  await stranger.close();

  await page.getByRole("button", { name: "Reveal and verify" }).click();
  await expect(page.getByRole("heading", { name: "This round is genuine" })).toBeVisible();
  await game.getByRole("button", { name: "Back to the game" }).click();
  await frame.getByRole("button", { name: "Roll" }).click();
  await stands("shown");
});
