import { SceneStory } from "@croupier/game-stage/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blackjackConfig, type BlackjackEvent } from "../rules/face.ts";
import { blackjackGame } from "./blackjack-game.ts";
import { betOf } from "./blackjack-wish.ts";

/** Two cards each, the dealer's second face down. */
const dealt: readonly BlackjackEvent[] = [
  { type: "dealt", hand: 0, card: "8S" },
  { type: "dealerDealt", card: "6H" },
  { type: "dealt", hand: 0, card: "8D" },
  { type: "dealerDealt", card: null },
];
const asked: BlackjackEvent = {
  type: "asked",
  hand: 0,
  moves: ["hit", "stand", "double", "split"],
};
const split: readonly BlackjackEvent[] = [
  ...dealt,
  { type: "pairPaid", seat: 0, pair: "mixed", multiple: 60_000 },
  { type: "split", hand: 0 },
  { type: "dealt", hand: 0, card: "TC" },
  { type: "stood", hand: 0 },
  { type: "dealt", hand: 1, card: "3S" },
];
const settled: readonly BlackjackEvent[] = [
  ...split,
  { type: "doubled", hand: 1 },
  { type: "dealt", hand: 1, card: "KH" },
  { type: "dealerRevealed", card: "TD" },
  { type: "dealerDealt", card: "9C" },
  { type: "handPaid", hand: 0, result: "won", multiple: 20_000 },
  { type: "handPaid", hand: 1, result: "won", multiple: 20_000 },
];
const againstAnAce: readonly BlackjackEvent[] = [
  { type: "dealt", hand: 0, card: "AS" },
  { type: "dealerDealt", card: "AD" },
  { type: "dealt", hand: 0, card: "KC" },
  { type: "dealerDealt", card: null },
  { type: "insuranceOffered" },
];
const insurancePaid: readonly BlackjackEvent[] = [
  ...againstAnAce,
  { type: "insured", seats: [0] },
  { type: "dealerLooked", hasBlackjack: true },
  { type: "dealerRevealed", card: "QC" },
  { type: "insurancePaid", seat: 0, multiple: 30_000 },
  { type: "handPaid", hand: 0, result: "push", multiple: 10_000 },
];
const everybodyLost: readonly BlackjackEvent[] = [
  { type: "dealt", hand: 0, card: "TS" },
  { type: "dealt", hand: 1, card: "9H" },
  { type: "dealt", hand: 2, card: "QD" },
  { type: "dealerDealt", card: "JC" },
  { type: "dealt", hand: 0, card: "6S" },
  { type: "dealt", hand: 1, card: "7H" },
  { type: "dealt", hand: 2, card: "QD" },
  { type: "dealerDealt", card: null },
  { type: "dealerLooked", hasBlackjack: false },
  { type: "dealt", hand: 0, card: "9D" },
  { type: "busted", hand: 0 },
  { type: "dealerRevealed", card: "QS" },
  { type: "handPaid", hand: 0, result: "busted", multiple: 0 },
  { type: "handPaid", hand: 1, result: "lost", multiple: 0 },
  { type: "handPaid", hand: 2, result: "push", multiple: 10_000 },
];

const meta = {
  title: "games/Blackjack 21",
  component: SceneStory,
  args: { game: blackjackGame, config: blackjackConfig },
} satisfies Meta<typeof SceneStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const bet = betOf({ wish: { seats: 3, pairs: true }, stake: 100n }).choice;

export const BeforeTheDeal: Story = {};

export const MoreSeatsThanTheRoundTakes: Story = {
  args: { whyNot: "A round takes $250.00 at most." },
};

export const NothingLeftToDoubleWith: Story = {
  args: { events: [...dealt, asked], isOpen: true, bet, whyNot: "Your balance is $0.40." },
};

export const ToMove: Story = {
  args: { events: [...dealt, asked], isOpen: true, isPractice: true, bet },
};

export const Insurance: Story = { args: { events: againstAnAce, isOpen: true, bet } };

export const InsurancePaid: Story = {
  args: { events: insurancePaid, payout: "2.50", stake: "1.50", bet },
};

export const SplitAndDoubled: Story = { args: { events: settled, payout: "9.00", bet } };

export const ThreeSeatsAndNothingWon: Story = {
  args: { events: everybodyLost, payout: "1.00", stake: "3.00", bet },
};

export const OnAPhoneInGerman: Story = {
  args: { events: everybodyLost, language: "de", width: 320, height: 440, bet },
};

export const OnAPhoneOnItsSide: Story = {
  args: { events: [...dealt, asked], isOpen: true, width: 740, height: 300, bet },
};
