import { GameCard, Grid } from "@croupier/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useBlocksSite } from "../registry/site.context.ts";
import { onSite } from "../registry/story-site.tsx";
import { locateCard } from "./locate-card.ts";
import type { GameCardData } from "./resolved.ts";

const games: readonly GameCardData[] = Array.from({ length: 20 }, (_, place) => {
  const id = `g${place + 1}`;
  return {
    id,
    gameId: id,
    title: `Game ${place + 1}`,
    slug: id,
    linkUrl: `#${id}`,
    category: "slots",
    subCategory: "lines",
    media: "tall",
    audiences: [],
  };
});

/** Games as a lobby shows them. What is told of a click is what the lobby will tell. */
function GameGrid() {
  const { words, onGame } = useBlocksSite();
  return (
    <Grid>
      {games.map((game, place) => (
        <GameCard
          key={game.id}
          gameId={game.gameId}
          title={game.title}
          linkUrl={game.linkUrl}
          image=""
          play={{ label: words.game.play }}
          onOpen={() => onGame?.({ game, ...locateCard(games, { place }) })}
        />
      ))}
    </Grid>
  );
}

const meta = {
  component: GameGrid,
  decorators: [
    (Story) => (
      <div style={{ padding: "24px var(--edge)" }}>
        <Story />
      </div>
    ),
    onSite,
  ],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof GameGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EightColumns: Story = {};
