import type { Meta, StoryObj } from "@storybook/react-vite";
import { Select } from "./Select.tsx";

const meta = {
  component: Select,
  args: {
    label: "Country",
    prompt: "Choose your country",
    options: [
      { value: "SE", label: "Sweden" },
      { value: "CW", label: "Curaçao" },
      {
        value: "GS",
        label: "South Georgia and the South Sandwich Islands (British Overseas Territory)",
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="story-column">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = { args: { error: "Choose the country you live in." } };
export const VeryLongChoice: Story = { args: { defaultValue: "GS" } };
export const RightToLeft: Story = {
  parameters: { dir: "rtl" },
  args: { label: "البلد", prompt: "اختر" },
};
export const Unanswered: Story = {};
