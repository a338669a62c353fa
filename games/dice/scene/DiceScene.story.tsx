import { SceneStory } from "@croupier/game-stage/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { diceConfig, diceRules, type DiceChoice, type DiceEvent } from "../rules/face.ts";
import { chanceOf } from "@croupier/kit/fair";
import { diceGame } from "./dice-game.ts";

/** The book of a roll, written by the rules themselves. */
function rolled(number: number, choice: DiceChoice) {
  const step = diceRules.open(
    { config: diceConfig, stake: 100n, choice },
    chanceOf(() => number),
  );
  const cents = String(step.payout).padStart(3, "0");
  return { choice, events: step.events, payout: `${cents.slice(0, -2)}.${cents.slice(-2)}` };
}

const under: DiceChoice = { side: "under", winning: 4_950 };
const longShot: DiceChoice = { side: "over", winning: 10 };
const recent = [1_234, 9_876, 4_949, 4_950].map((number, place) => ({
  id: String(place),
  events: [{ type: "rolled", number, won: number < 4_950, multiple: 20_000 } satisfies DiceEvent],
  won: number < 4_950,
}));

const meta = {
  title: "games/Lucky Dice",
  component: SceneStory,
  args: { game: diceGame, config: diceConfig },
} satisfies Meta<typeof SceneStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTheFirstRoll: Story = {};

export const RolledAndLost: Story = { args: { ...rolled(7_777, under), recent } };

export const RolledAndWon: Story = { args: { ...rolled(1_234, under), recent } };

export const TheLeastLikelyWin: Story = { args: rolled(9_999, longShot) };

export const AtTheVeryEdge: Story = { args: rolled(0, { side: "under", winning: 9_500 }) };

export const OnAPhoneInGerman: Story = {
  args: { ...rolled(4_950, under), language: "de", width: 320, height: 400, recent },
};

export const OnAPhoneOnItsSide: Story = {
  args: { ...rolled(2_500, under), language: "es", width: 740, height: 300 },
};
