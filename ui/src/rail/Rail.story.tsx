import type { Meta, StoryObj } from "@storybook/react-vite";
import { GameCard, GameCardSkeleton } from "../game-card/GameCard.tsx";
import { Rail } from "./Rail.tsx";

const names = ["kingfishers-catch", "european-roulette", "skylark"];

function cards(count: number) {
  return Array.from({ length: count }, (_, place) => {
    const name = names[place % names.length] ?? "";
    return {
      id: `${name}-${place}`,
      card: (
        <GameCard
          gameId={name}
          title={`${name} ${place + 1}`}
          linkUrl={`#${name}`}
          image={`art/${name}.webp`}
          facts={[{ name: "RTP", value: "96.4%" }]}
          play={{ label: "Play" }}
          practice={{ label: "Practice", url: "#practice" }}
        />
      ),
    };
  });
}

const meta = {
  component: Rail,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Popular tonight",
    note: "Most played in the last hour",
    all: { label: "All 16 games", href: "#all" },
    words: { back: "Show earlier games", on: "Show more games" },
    items: cards(9),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: "24px var(--edge)", overflow: "hidden" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Rail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: {
    items: Array.from({ length: 7 }, (_, place) => ({
      id: String(place),
      card: <GameCardSkeleton dominant="#2b5866" />,
    })),
  },
};
export const OneOnly: Story = { args: { items: cards(1) } };
export const LongGerman: Story = {
  parameters: { lang: "de" },
  args: {
    title: "Außergewöhnlichste Glücksspielneuerscheinungen",
    note: "Meistgespielt in der letzten Stunde",
    all: { label: "Alle 16 Spiele anzeigen", href: "#all" },
  },
};
export const RightToLeft: Story = {
  parameters: { dir: "rtl" },
  args: { title: "الأكثر شعبية", note: "", all: { label: "كل الألعاب", href: "#all" } },
};
export const Full: Story = {};
