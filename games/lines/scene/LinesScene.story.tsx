import { seededChance } from "@croupier/kit/fair";
import { multipleOne } from "@croupier/kit/rules";
import { SceneStory } from "@croupier/game-stage/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { kingfisherConfig as config, linesRules, type LinesEvent } from "../rules/face.ts";
import { kingfisherGame } from "./kingfisher-game.ts";

/** The book of a round, written by the rules themselves, up to the last event of a kind. */
function book(nonce: number, upTo?: LinesEvent["type"]) {
  const chance = seededChance({ serverSeed: "golden", playerSeed: "mara-reeds-0417", nonce });
  const { events, payout } = linesRules.open({ config, stake: 100n, choice: {} }, chance);
  const cents = String(payout).padStart(3, "0");
  const end =
    upTo === undefined ? events.length : events.findIndex(({ type }) => type === upTo) + 1;
  return { events: events.slice(0, end), payout: `${cents.slice(0, -2)}.${cents.slice(-2)}` };
}

/** Rounds of the golden books that show what a story is about. */
const places = { nothing: 1, stakeBack: 5, win: 12, free: 672, big: 0 };

const meta = {
  title: "games/Kingfisher's Catch",
  component: SceneStory,
  args: { game: kingfisherGame, config, width: 1100, height: 680 },
} satisfies Meta<typeof SceneStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTheFirstSpin: Story = {};

export const NothingPays: Story = { args: book(places.nothing) };

export const ALinePays: Story = { args: { ...book(places.win, "linePaid"), isOpen: true } };

export const TheStakeComesBack: Story = { args: book(places.stakeBack) };

export const Won: Story = { args: book(places.win) };

export const ABigCatch: Story = { args: book(places.big) };

export const FreeSpinsGiven: Story = { args: { ...book(places.free, "spinsGiven"), isOpen: true } };

export const TheKingfisherDives: Story = { args: { ...book(places.free, "dived"), isOpen: true } };

export const FreeSpinsPaid: Story = { args: book(places.free) };

/** Once in millions of rounds: the last line of free spins brings all there is. */
const allThereIs: readonly LinesEvent[] = [
  ...(book(places.free).events.slice(0, -1) as readonly LinesEvent[]),
  { type: "spinEnded", multiple: 4_956 * multipleOne, total: config.most },
  { type: "mostReached", total: config.most },
];

export const AllThereIsToCatch: Story = { args: { events: allThereIs, payout: "5000.00" } };

export const OnAPhoneInGerman: Story = {
  args: { ...book(places.win), language: "de", width: 390, height: 560 },
};

export const OnAPhoneOnItsSide: Story = {
  args: { ...book(places.free), language: "es", width: 740, height: 300 },
};
