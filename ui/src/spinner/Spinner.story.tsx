import type { Meta, StoryObj } from "@storybook/react-vite";
import { Spinner } from "./Spinner.tsx";

const meta = {
  component: Spinner,
  args: { children: "Fetching your last 20 rounds" },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const RightToLeft: Story = { parameters: { dir: "rtl" }, args: { children: "جارٍ التحميل" } };
