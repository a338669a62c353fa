import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = {
  component: ProgressBar,
  args: { active: true, label: "Loading page" },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RightToLeft: Story = { parameters: { dir: "rtl" }, args: { label: "جارٍ التحميل" } };
export const OnTheWay: Story = {};
