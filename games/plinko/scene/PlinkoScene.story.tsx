import { seededChance } from "@croupier/kit/fair";
import { SceneStory } from "@croupier/game-stage/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { plinkoConfig as config, plinkoRules, type PlinkoChoice } from "../rules/face.ts";
import { plinkoGame } from "./plinko-game.ts";

/** The book of a round, written by the rules themselves. */
function dropped(nonce: number, choice: PlinkoChoice) {
  const chance = seededChance({ serverSeed: "golden", playerSeed: "mara-reeds-0417", nonce });
  const { events, payout } = plinkoRules.open({ config, stake: 100n, choice }, chance);
  const cents = String(payout).padStart(3, "0");
  return { choice, events, payout: `${cents.slice(0, -2)}.${cents.slice(-2)}` };
}

const middling: PlinkoChoice = { rows: 12, risk: "medium" };
const wild: PlinkoChoice = { rows: 16, risk: "high" };
const calm: PlinkoChoice = { rows: 8, risk: "low" };
const recent = [1, 5, 12, 672, 0, 40].map((nonce) => {
  const { events, payout } = dropped(nonce, middling);
  return { id: String(nonce), events, won: Number(payout) > 1 };
});

const meta = {
  title: "games/Plinko Falls",
  component: SceneStory,
  args: { game: plinkoGame, config, recent, width: 1100, height: 620 },
} satisfies Meta<typeof SceneStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTheFirstBall: Story = { args: { recent: [] } };

export const LessThanTheStake: Story = { args: dropped(0, middling) };

export const Won: Story = { args: dropped(4, middling) };

export const TheFewestRows: Story = { args: dropped(3, calm) };

export const TheMostRows: Story = { args: dropped(9, wild) };

export const OnAPhoneInGerman: Story = {
  args: { ...dropped(4, middling), language: "de", width: 390, height: 560 },
};

export const TheMostRowsOnAPhone: Story = {
  args: { ...dropped(9, wild), width: 360, height: 520 },
};

export const OnAPhoneOnItsSide: Story = {
  args: { ...dropped(4, middling), language: "es", width: 740, height: 300 },
};
