import { getAsset } from "@croupier/kit/money";
import { SceneStory } from "@croupier/game-stage/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { crashConfig, type CrashEvent } from "../rules/face.ts";
import { crashGame } from "./crash-game.ts";
import { nobodyHeard, type FlightLine, type FlightView } from "./line/flight-line.ts";

const at = Date.parse("2026-11-23T12:00:00Z");

const last = [23_500, 10_000, 15_800, 1_204_300, 10_900, 47_200, 20_000, 11_100].map(
  (multiple, place) => ({
    number: 40 - place,
    state: "over" as const,
    boardsUntil: "2026-11-23T11:59:00.000Z",
    tookOffAt: "2026-11-23T11:59:00.000Z",
    multiple,
    link: "0".repeat(64),
  }),
);

const seats: FlightView["seats"] = [
  ["3FA9C", "25.00", "aboard", null, null],
  ["81B0D", "10.00", "landed", 12_000, "12.00"],
  ["C44E1", "1.00", "aboard", null, null],
  ["5D90A", "0.50", "landed", 14_700, "0.73"],
].map(([name, stake, state, landedAt, payout]) => ({
  name: name as string,
  stake: stake as string,
  currency: getAsset("USD"),
  state: state as "aboard" | "landed",
  landedAt: landedAt as number | null,
  payout: payout as string | null,
}));

/** A flight that stands still where a story wants to look at it. */
function still(change: Partial<FlightView>, flownMs = 0): FlightLine {
  const view: FlightView = {
    ...nobodyHeard,
    number: 41,
    last,
    boardsUntil: at + 5_000,
    tookOffAt: at,
    ...change,
  };
  return {
    view: () => view,
    subscribe: () => () => {},
    now: () => at,
    flownMs: () => flownMs,
    unqueue: () => {},
  };
}

const crowd = { aboard: 2, landed: 2 };
const you = ["C44E1"];
const aboard: readonly CrashEvent[] = [{ type: "tookOff" }];
const landed = (multiple: number, by: "hand" | "setting"): readonly CrashEvent[] => [
  ...aboard,
  { type: "landed", multiple, by },
];
const crashed = (multiple: number): readonly CrashEvent[] => [
  ...aboard,
  { type: "crashed", multiple },
];
const flying = still({ phase: "flying", seats, crowd }, 15_300);
const inIt = still({ phase: "flying", seats, crowd, you }, 15_300);
const over = still({ phase: "over", multiple: 27_400, seats, crowd });

const meta = {
  title: "games/Skylark",
  component: SceneStory,
  args: { game: crashGame, config: crashConfig, line: flying },
} satisfies Meta<typeof SceneStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NobodyIsHeardOf: Story = { args: { line: still({}) } };

export const Boarding: Story = { args: { line: still({ phase: "boarding", seats: [] }) } };

export const WaitsForTheNext: Story = {
  args: { line: still({ phase: "flying", queued: [1] }, 4_000) },
};

const top: FlightView["top"] = [
  { number: 31, name: "9E0B2", landedAt: 403_100, payout: "201.55", currency: getAsset("USD") },
  { number: 12, name: "3FA9C", landedAt: 118_700, payout: "11.87", currency: getAsset("USD") },
  { number: 38, name: "5D90A", landedAt: 42_000, payout: "2.10", currency: getAsset("USD") },
];

export const NobodyFliesAndSomebodyHas: Story = {
  args: { line: still({ phase: "boarding", seats: [], top }) },
};

export const Seated: Story = {
  args: {
    line: still({ phase: "boarding", seats, crowd, you }),
    events: aboard,
    bet: { landAt: 20_000 },
    isOpen: true,
  },
};

export const Watching: Story = {};

export const InTheAir: Story = {
  args: { line: inIt, events: aboard, bet: { landAt: null }, isOpen: true },
};

const resting = { phase: "idle", bet: { landAt: null }, stake: "1.00" } as const;
const second = { phase: "open", bet: { landAt: 50_000 }, stake: "2.00" } as const;
const both = still(
  {
    phase: "flying",
    seats: [
      ...seats,
      { ...seats[2], name: "C44E12", stake: "2.00" } as FlightView["seats"][number],
    ],
    crowd,
    you: ["C44E1", "C44E12"],
  },
  15_300,
);

export const ASecondBetMayBeAdded: Story = {
  args: { line: still({ phase: "boarding", seats: [] }), second: resting },
};

export const TwoBetsInTheAir: Story = {
  args: { line: both, events: aboard, bet: { landAt: null }, isOpen: true, second },
};

export const TheSecondBetIsPaid: Story = {
  args: {
    line: flying,
    events: landed(24_900, "hand"),
    payout: "2.49",
    second: { ...second, phase: "shown", payout: "10.00" },
  },
};

export const TheSecondStakeIsTooMuch: Story = {
  args: {
    line: still({ phase: "boarding", seats, crowd, you }),
    events: aboard,
    bet: { landAt: 20_000 },
    isOpen: true,
    second: {
      ...second,
      phase: "shown",
      payout: "0.00",
      obstacle: "The law allows $2.00 at most in one round.",
    },
  },
};

export const TwoBetsOnAPhoneInGerman: Story = {
  args: {
    line: both,
    events: aboard,
    bet: { landAt: 50_000 },
    isOpen: true,
    second: { ...second, phase: "shown", payout: "10.00" },
    language: "de",
    width: 390,
    height: 620,
  },
};

export const TwoBetsOnAPhoneOnItsSide: Story = {
  args: {
    line: both,
    events: crashed(27_400),
    payout: "0.00",
    second: { ...second, phase: "shown", payout: "0.00" },
    language: "es",
    width: 556,
    height: 375,
  },
};

export const LandedByHand: Story = {
  args: {
    line: flying,
    events: landed(24_900, "hand"),
    payout: "2.49",
  },
};

export const LandedAsSet: Story = {
  args: {
    line: flying,
    events: landed(20_000, "setting"),
    choice: { landAt: 20_000 },
    payout: "2.00",
  },
};

export const Dived: Story = {
  args: { line: over, events: crashed(27_400), payout: "0.00" },
};

export const NeverTookOff: Story = {
  args: { line: still({ phase: "over", multiple: 10_000, seats: [] }) },
};

export const OnAPhoneInGerman: Story = {
  args: {
    line: inIt,
    events: aboard,
    bet: { landAt: 50_000 },
    isOpen: true,
    language: "de",
    width: 360,
    height: 560,
  },
};

export const OnAPhoneOnItsSide: Story = {
  args: { line: over, language: "es", width: 740, height: 300 },
};
