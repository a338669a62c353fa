import { seededChance } from "@croupier/kit/fair";
import { multipleOne } from "@croupier/kit/rules";
import { SceneStory } from "@croupier/game-stage/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { emberVaultConfig as config, tumbleRules, type TumbleEvent } from "../rules/face.ts";
import { emberVaultGame } from "./tumble-game.ts";

/** The book of a round, written by the rules themselves, up to the last event of a kind that is asked for. */
function book(
  nonce: number,
  { upTo, buy = false }: { upTo?: TumbleEvent["type"]; buy?: boolean } = {},
) {
  const chance = seededChance({ serverSeed: "golden", playerSeed: "mara-reeds-0417", nonce });
  const opening = { config, stake: buy ? 8_000n : 100n, choice: { buy } };
  const { events, payout } = tumbleRules.open(opening, chance);
  const cents = String(payout).padStart(3, "0");
  const end =
    upTo === undefined ? events.length : events.findIndex(({ type }) => type === upTo) + 1;
  return {
    events: events.slice(0, end),
    payout: `${cents.slice(0, -2)}.${cents.slice(-2)}`,
    bet: { buy },
    staked: buy ? "80.00" : "1.00",
  };
}

/** Rounds of the golden books that show what a story is about. */
const places = { nothing: 1, below: 5, embers: 13, win: 39, big: 380, free: 738, bought: 2 };

const meta = {
  title: "games/Ember Vault",
  component: SceneStory,
  args: { game: emberVaultGame, config, width: 1100, height: 660 },
} satisfies Meta<typeof SceneStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTheFirstSpin: Story = {};

export const WhereNothingMayBeBought: Story = { args: { mayBuy: false } };

export const ThePriceIsAboveTheBalance: Story = { args: { whyNot: "Your balance is $12.00." } };

export const NothingBurns: Story = { args: book(places.nothing) };

export const TreasuresBurn: Story = {
  args: { ...book(places.embers, { upTo: "symbolPaid" }), isOpen: true },
};

export const OthersFallIn: Story = {
  args: { ...book(places.embers, { upTo: "tumbled" }), isOpen: true },
};

export const LessThanTheStake: Story = { args: book(places.below) };

export const EmbersMultiply: Story = {
  args: { ...book(places.big, { upTo: "embersCounted" }), isOpen: true },
};

export const Won: Story = { args: book(places.win) };

export const WhiteHot: Story = {
  args: { ...book(places.big, { upTo: "spinEnded" }), isOpen: true },
};

export const FreeSpinsGiven: Story = {
  args: { ...book(places.free, { upTo: "spinsGiven" }), isOpen: true },
};

export const FreeSpinsBought: Story = {
  args: { ...book(places.bought, { upTo: "bought", buy: true }), isOpen: true },
};

export const EmbersGoOnCounting: Story = {
  args: {
    ...book(places.bought, { buy: true }),
    events: book(places.bought, { buy: true }).events.slice(0, -6),
    isOpen: true,
  },
};

export const FreeSpinsPaid: Story = { args: book(places.bought, { buy: true }) };

/** Once in millions of rounds: the last free spin brings all there is. */
const allThereIs: readonly TumbleEvent[] = [
  ...(book(places.free).events.slice(0, -1) as readonly TumbleEvent[]),
  { type: "spinEnded", multiple: 2_440 * multipleOne, total: config.most },
  { type: "mostReached", total: config.most },
];

export const TheVaultIsEmpty: Story = {
  args: { events: allThereIs, payout: "2500.00", isOpen: true },
};

export const OnAPhoneInGerman: Story = {
  args: { ...book(places.win), language: "de", width: 390, height: 482 },
};

export const OnATallPhoneInSpanish: Story = {
  args: {
    ...book(places.bought, { buy: true }),
    language: "es",
    width: 390,
    height: 660,
  },
};

export const OnAPhoneOnItsSide: Story = {
  args: { ...book(places.big), language: "de", width: 740, height: 300 },
};

export const InAMiniPlayer: Story = { args: { ...book(places.win), width: 320, height: 210 } };
