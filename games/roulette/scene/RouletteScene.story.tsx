import { SceneStory } from "@croupier/game-stage/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { rouletteConfig, type LaidBet, type RouletteEvent } from "../rules/face.ts";
import { rouletteGame } from "./roulette-game.ts";
import { lay, emptyCloth } from "./roulette-wish.ts";

const stakes = {
  min: "0.10",
  max: "1000.00",
  steps: ["0.10", "0.50", "1.00", "5.00", "25.00", "100.00"],
  isFree: false,
};

const laid = [
  ["straight:17", 500n],
  ["split:17-20", 100n],
  ["corner:7-8-10-11", 100n],
  ["line:31-32-33-34-35-36", 500n],
  ["street:22-23-24", 2_500n],
  ["dozen:2", 1_000n],
  ["red", 1_000n],
  ["column:1", 100n],
  ["straight:0", 50n],
] as const;
const cloth = laid.reduce((wish, [place, chip]) => lay(wish, [place], chip), emptyCloth);
const choice = { bets: cloth.bets };
const oneBet = (bet: string, stake: string): { readonly bets: readonly LaidBet[] } => ({
  bets: [{ bet, stake }],
});

const seventeen: readonly RouletteEvent[] = [
  { type: "landed", pocket: 17, colour: "black" },
  { type: "betPaid", bet: "straight:17", chips: 1, multiple: 360_000 },
  { type: "betPaid", bet: "split:17-20", chips: 1, multiple: 180_000 },
  { type: "betPaid", bet: "dozen:2", chips: 1, multiple: 30_000 },
];
const zero: readonly RouletteEvent[] = [{ type: "landed", pocket: 0, colour: "green" }];
const lessThanStaked: readonly RouletteEvent[] = [
  { type: "landed", pocket: 3, colour: "red" },
  { type: "betPaid", bet: "red", chips: 1, multiple: 20_000 },
];

const meta = {
  title: "games/European Roulette",
  component: SceneStory,
  args: { game: rouletteGame, config: rouletteConfig, stakes, width: 980, height: 560 },
} satisfies Meta<typeof SceneStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { width: 390, height: 590 };

export const BeforeTheSpin: Story = {};

export const ChipsLaid: Story = { args: { choice: cloth } };

export const TheBallLies: Story = {
  args: { events: seventeen.slice(0, 1), bet: choice, stake: "58.50", payout: "0.00" },
};

export const ThreeBetsPaid: Story = {
  args: { events: seventeen, bet: choice, stake: "58.50", payout: "228.00" },
};

export const ZeroAndNothingPaid: Story = {
  args: { events: zero, bet: oneBet("red", "500"), stake: "5.00", payout: "0.00" },
};

export const LessThanStakedComesBack: Story = {
  args: { events: lessThanStaked, bet: choice, stake: "58.50", payout: "20.00" },
};

export const OnAPhone: Story = { args: { ...phone, choice: cloth } };

export const OnAPhoneInGerman: Story = {
  args: {
    ...phone,
    language: "de",
    events: seventeen,
    bet: choice,
    stake: "58.50",
    payout: "228.00",
  },
};

export const OnASmallPhone: Story = {
  args: { width: 320, height: 440, choice: cloth, language: "es" },
};

export const OnAPhoneOnItsSide: Story = {
  args: { width: 740, height: 300, events: zero, bet: choice, stake: "58.50", payout: "18.00" },
};
