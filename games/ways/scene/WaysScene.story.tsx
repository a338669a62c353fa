import { seededChance } from "@croupier/kit/fair";
import { SceneStory } from "@croupier/game-stage/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { moonlitOrchardConfig as config, waysRules, type WaysEvent } from "../rules/face.ts";
import { orchardGame } from "./orchard-game.ts";

function open(nonce: number) {
  const chance = seededChance({ serverSeed: "golden", playerSeed: "mara-reeds-0417", nonce });
  return waysRules.open({ config, stake: 100n, choice: {} }, chance);
}

/** The book of a round, written by the rules themselves, up to the last or the first event of a kind. */
function book(nonce: number, upTo?: WaysEvent["type"], which: "first" | "last" = "first") {
  const { events, payout } = open(nonce);
  const cents = String(payout).padStart(3, "0");
  const find = ({ type }: WaysEvent) => type === upTo;
  const at = which === "first" ? events.findIndex(find) : events.findLastIndex(find);
  const end = upTo === undefined ? events.length : at + 1;
  return { events: events.slice(0, end), payout: `${cents.slice(0, -2)}.${cents.slice(-2)}` };
}

/** Rounds of the golden books that show what a story is about. */
const places = { nothing: 2, stakeBack: 1, win: 81, many: 683, big: 68 };

const meta = {
  title: "games/Moonlit Orchard",
  component: SceneStory,
  args: { game: orchardGame, config, width: 1100, height: 620 },
} satisfies Meta<typeof SceneStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTheFirstRound: Story = {};

export const NothingPays: Story = { args: book(places.nothing) };

export const WaysPay: Story = { args: { ...book(places.many, "waysPaid"), isOpen: true } };

export const ItFalls: Story = { args: { ...book(places.many, "fallen"), isOpen: true } };

export const TheMoonHasGrown: Story = {
  args: { ...book(places.many, "waysPaid", "last"), isOpen: true },
};

export const TheStakeComesBack: Story = { args: book(places.stakeBack) };

export const Won: Story = { args: book(places.win) };

export const ARichHarvest: Story = { args: { ...book(places.big), isOpen: true } };

export const TheRoundIsOver: Story = { args: book(places.big) };

/** Once in millions of rounds: there is nothing more to be had of a round. */
const allThereIs: readonly WaysEvent[] = [
  ...open(places.big).events.filter(({ type }) => type !== "ended"),
  { type: "mostReached", total: config.most },
];

export const TheBranchesAreBare: Story = {
  args: { events: allThereIs, payout: "2000.00", isOpen: true },
};

export const OnAPhoneInGerman: Story = {
  args: {
    ...book(places.many, "waysPaid", "last"),
    isOpen: true,
    language: "de",
    width: 390,
    height: 560,
  },
};

export const OnAPhoneOnItsSide: Story = {
  args: { ...book(places.many, "waysPaid"), isOpen: true, language: "es", width: 740, height: 300 },
};
