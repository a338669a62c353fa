import type { Meta, StoryObj } from "@storybook/react-vite";
import { iconScrollText, iconShieldCheck } from "../icon/icon-shapes.ts";
import { IconBlock } from "./IconBlock.tsx";

const meta = {
  component: IconBlock,
  args: {
    icon: iconShieldCheck,
    title: "Every round can be checked",
    children: "The result is fixed before you bet, and the proof is yours.",
  },
  decorators: [
    (Story) => (
      <div className="story-column">
        <h2>Proof</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof IconBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = { args: { icon: iconScrollText, title: "Rules", children: "" } };
export const RightToLeft: Story = {
  parameters: { dir: "rtl" },
  args: { title: "كل جولة قابلة للتحقق", children: "النتيجة محددة قبل أن تراهن." },
};
export const WithText: Story = {};
