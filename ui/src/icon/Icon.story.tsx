import type { Meta, StoryObj } from "@storybook/react-vite";
import * as shapes from "./icon-shapes.ts";
import { Icon } from "./Icon.tsx";

const meta = { component: Icon, args: { shape: shapes.iconSearch } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryShape: Story = {
  render: () => (
    <div className="story-row">
      {Object.entries(shapes).map(([name, shape]) => (
        <Icon key={name} shape={shape} size="lg" label={name} />
      ))}
    </div>
  ),
};
export const DirectionalInRightToLeft: Story = {
  parameters: { dir: "rtl" },
  args: { shape: shapes.iconArrowRight, directional: true, label: "التالي" },
};
