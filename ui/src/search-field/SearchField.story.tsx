import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { iconX } from "../icon/icon-shapes.ts";
import { SearchField } from "./SearchField.tsx";

const meta = {
  component: SearchField,
  args: { label: "Search games", placeholder: "Search 16 games" },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const RightToLeft: Story = {
  parameters: { dir: "rtl" },
  args: {
    label: "بحث",
    placeholder: "ابحث في ١٦ لعبة",
    right: <Button look="ghost">إلغاء</Button>,
  },
};
export const BothSlots: Story = {
  args: { defaultValue: "er", left: "In slots", right: <IconButton icon={iconX} label="Clear" /> },
};
export const InTheOverlay: Story = {
  args: { size: "lg", defaultValue: "er", right: <Button look="ghost">Cancel</Button> },
};
