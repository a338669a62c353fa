import type { Meta, StoryObj } from "@storybook/react-vite";
import { CodeInput } from "./CodeInput.tsx";

const meta = {
  component: CodeInput,
  args: { label: "Code from the text message", help: "Six digits, sent to •••• 1234" },
  decorators: [
    (Story) => (
      <div className="story-column">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CodeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Refused: Story = {
  args: { error: "This is not the code we sent.", defaultValue: "402913" },
};

export const HalfTyped: Story = { args: { defaultValue: "402" } };

export const RightToLeft: Story = {
  parameters: { dir: "rtl" },
  args: { label: "الرمز", help: "", defaultValue: "402913" },
};
