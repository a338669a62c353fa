import type { Meta, StoryObj } from "@storybook/react-vite";
import { iconGem } from "../icon/icon-shapes.ts";
import { Chip } from "./Chip.tsx";

const meta = { component: Chip, args: { children: "Cluster" } } satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filters: Story = {
  render: () => (
    <div className="story-row">
      <Chip>Cluster</Chip>
      <Chip pressed>Jackpot</Chip>
      <Chip pressed removable>
        RTP 96% and up
      </Chip>
      <Chip icon={iconGem}>Exclusive</Chip>
      <Chip href="#all" aria-current="page">
        All games
      </Chip>
    </div>
  ),
};
