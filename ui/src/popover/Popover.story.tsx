import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { ChannelItem } from "../channel-item/ChannelItem.tsx";
import { iconChevronDown, iconSpade } from "../icon/icon-shapes.ts";
import { Popover } from "./Popover.tsx";

const items = ["Bingo", "Lotteries", "Virtuals", "Scratch cards"].map((label) => (
  <ChannelItem key={label} look="tile" icon={iconSpade} label={label} href={`#${label}`} />
));

const meta = {
  component: Popover,
  args: {
    label: "More channels",
    opener: (control) => (
      <Button look="ghost" icon={iconChevronDown} {...control}>
        More
      </Button>
    ),
    children: items,
  },
  play: ({ canvasElement }) => canvasElement.querySelector("button")?.click(),
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RightToLeft: Story = { parameters: { dir: "rtl" } };
export const UnderTheBar: Story = { args: { under: "bar" } };
export const UnderItsButton: Story = {};
