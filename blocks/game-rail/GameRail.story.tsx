import type { Meta, StoryObj } from "@storybook/react-vite";
import { germanWord, onSite, picture } from "../registry/story-site.tsx";
import type { GameCardData } from "./resolved.ts";
import { GameRailView } from "./View.tsx";

const names = ["kingfishers-catch", "european-roulette", "skylark"];

function games(count: number): GameCardData[] {
  return Array.from({ length: count }, (_, place) => {
    const name = names[place % names.length] ?? "";
    return {
      id: `${place}`,
      gameId: name,
      title: `Game ${place + 1}`,
      slug: name,
      linkUrl: `#${name}`,
      category: "slots",
      subCategory: "lines",
      media: "tall",
      audiences: [],
      card_vertical_image: picture(`art/${name}.webp`, { colour: "#2b5866" }),
      ...(place === 2 && { badge: "New" }),
    };
  });
}

const meta = {
  component: GameRailView,
  decorators: [
    (Story) => (
      <div style={{ padding: "24px var(--edge)", overflow: "hidden" }}>
        <Story />
      </div>
    ),
    onSite,
  ],
  parameters: { layout: "fullscreen" },
  args: {
    id: "r",
    title: "Popular tonight",
    source: "picked",
    shape: "tall",
    hover: "reveal",
    linkText: "All 16 games",
    link: "/casino",
    resolved: { games: games(9) },
  },
} satisfies Meta<typeof GameRailView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PictureMissing: Story = {
  args: {
    resolved: {
      games: games(3).map(({ card_vertical_image: _none, ...game }) => game),
    },
  },
};
export const OneGame: Story = { args: { resolved: { games: games(1) } } };
export const LongGerman: Story = {
  parameters: { lang: "de" },
  args: {
    title: `Im ${germanWord}`,
    linkText: "Alle Glücksspielneuerscheinungen",
    resolved: {
      games: games(4).map((game) => ({ ...game, title: germanWord })),
    },
  },
};
export const RightToLeft: Story = {
  parameters: { dir: "rtl" },
  args: { title: "الأكثر شعبية", linkText: "كل الألعاب" },
};
export const Wide: Story = { args: { shape: "wide", resolved: { games: games(5) } } };
export const Lifting: Story = { args: { hover: "lift" } };
export const Tall: Story = {};
