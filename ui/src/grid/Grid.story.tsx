import type { Meta, StoryObj } from "@storybook/react-vite";
import { GameCardSkeleton } from "../game-card/GameCard.tsx";
import { Grid } from "./Grid.tsx";

const meta = { component: Grid } satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

const places = Array.from({ length: 10 }, (_, place) => place);

export const Loading: Story = {
  render: () => (
    <Grid>
      {places.map((place) => (
        <GameCardSkeleton key={place} dominant="#2b5866" />
      ))}
    </Grid>
  ),
};
export const TwoOnly: Story = {
  render: () => (
    <Grid>
      <GameCardSkeleton dominant="#2a0f08" />
      <GameCardSkeleton dominant="#c98a94" />
    </Grid>
  ),
};
