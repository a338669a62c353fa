import { SceneStory } from "@croupier/game-stage/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { pokerConfig, type PokerEvent } from "../rules/face.ts";
import { pokerGame } from "./poker-game.ts";

const pair: PokerEvent = {
  type: "dealt",
  cards: ["JH", "4S", "JC", "9D", "2S"],
  rank: "jacksOrBetter",
};
const nothingYet: PokerEvent = {
  type: "dealt",
  cards: ["TS", "JS", "QS", "KS", "2D"],
  rank: "nothing",
};
const hold = [true, false, true, false, false];

const won: readonly PokerEvent[] = [
  pair,
  { type: "drawn", hold, cards: ["JH", "8D", "JC", "8C", "3S"], rank: "twoPair", multiple: 20_000 },
];
const stakeBack: readonly PokerEvent[] = [
  pair,
  {
    type: "drawn",
    hold,
    cards: ["JH", "8D", "JC", "5C", "3S"],
    rank: "jacksOrBetter",
    multiple: 10_000,
  },
];
const lost: readonly PokerEvent[] = [
  nothingYet,
  {
    type: "drawn",
    hold: [true, true, true, true, false],
    cards: ["TS", "JS", "QS", "KS", "8H"],
    rank: "nothing",
    multiple: 0,
  },
];
const royal: readonly PokerEvent[] = [
  nothingYet,
  {
    type: "drawn",
    hold: [true, true, true, true, false],
    cards: ["TS", "JS", "QS", "KS", "AS"],
    rank: "royalFlush",
    multiple: 8_000_000,
  },
];

const meta = {
  title: "games/Jacks or Better",
  component: SceneStory,
  args: { game: pokerGame, config: pokerConfig },
} satisfies Meta<typeof SceneStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTheDeal: Story = {};

export const APairIsDealt: Story = { args: { events: [pair], isOpen: true } };

export const InPracticeThereIsAHint: Story = {
  args: { events: [nothingYet], isOpen: true, isPractice: true },
};

export const TwoPairWins: Story = { args: { events: won, payout: "2.00" } };

export const TheStakeIsBack: Story = { args: { events: stakeBack, payout: "1.00" } };

export const NothingIsPaid: Story = { args: { events: lost, payout: "0.00" } };

export const ARoyalFlush: Story = { args: { events: royal, payout: "800.00" } };

export const OnAPhoneInGerman: Story = {
  args: { events: [pair], isOpen: true, isPractice: true, language: "de", width: 320, height: 480 },
};

export const OnAPhoneOnItsSide: Story = {
  args: { events: won, payout: "2.00", width: 740, height: 300 },
};

export const Docked: Story = { args: { events: won, payout: "2.00", width: 330, height: 180 } };
