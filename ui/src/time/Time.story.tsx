import type { Meta, StoryObj } from "@storybook/react-vite";
import { Time } from "./Time.tsx";

const meta = { component: Time, args: { at: "2026-11-18T20:14:02Z" } } satisfies Meta<typeof Time>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RightToLeft: Story = { parameters: { dir: "rtl" } };
export const German: Story = { parameters: { lang: "de" } };
export const Shapes: Story = {
  render: () => (
    <div className="story-row">
      <Time at="2026-11-18T20:14:02Z" show="date" />
      <Time at="2026-11-18T20:14:02Z" show="time" />
      <Time at="2026-11-18T20:14:02Z" show="moment" />
    </div>
  ),
};
