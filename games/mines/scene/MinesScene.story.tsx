import { SceneStory } from "@croupier/game-stage/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { minesConfig, type MinesEvent } from "../rules/face.ts";
import { minesGame } from "./mines-game.ts";

const found: readonly MinesEvent[] = [
  { type: "laid", mines: 3, next: 11_250 },
  { type: "pearlFound", shell: 12, multiple: 11_250, next: 12_857 },
  { type: "pearlFound", shell: 7, multiple: 12_857, next: 14_785 },
];
const mines = [3, 18, 22];
const taken: readonly MinesEvent[] = [
  ...found,
  { type: "taken", multiple: 12_857 },
  { type: "revealed", mines },
];
const hit: readonly MinesEvent[] = [
  ...found,
  { type: "mineHit", shell: 18 },
  { type: "revealed", mines },
];

const left: readonly MinesEvent[] = [
  ...found.slice(0, 1),
  { type: "left" },
  { type: "revealed", mines },
];

const meta = {
  title: "games/Minesweep Reef",
  component: SceneStory,
  args: { game: minesGame, config: minesConfig },
} satisfies Meta<typeof SceneStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTheDive: Story = {};

export const NothingOpenedYet: Story = { args: { events: found.slice(0, 1), isOpen: true } };

export const TwoPearlsFound: Story = { args: { events: found, isOpen: true } };

export const PearlsTaken: Story = { args: { events: taken, payout: "1.28" } };

export const AMineIsHit: Story = { args: { events: hit, payout: "0.00" } };

export const LeftByTheHouse: Story = { args: { events: left, payout: "1.00" } };

export const OnAPhoneInGerman: Story = {
  args: { events: found, isOpen: true, language: "de", width: 320, height: 440 },
};

export const OnAPhoneOnItsSide: Story = {
  args: { events: hit, payout: "0.00", width: 740, height: 300 },
};
