import type { Meta, StoryObj } from "@storybook/react-vite";
import { PasswordInput } from "./PasswordInput.tsx";

const meta = {
  component: PasswordInput,
  args: {
    label: "Password",
    words: { show: "Show password", hide: "Hide password" },
    autoComplete: "new-password",
    defaultValue: "a river at dusk",
  },
  decorators: [
    (Story) => (
      <div className="story-column">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  args: {
    error: "This one is on the list of passwords that are guessed first.",
    defaultValue: "password1",
  },
};
export const RightToLeft: Story = {
  parameters: { dir: "rtl" },
  args: { label: "كلمة السر", words: { show: "إظهار", hide: "إخفاء" } },
};
export const Hidden: Story = {};
