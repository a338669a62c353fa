import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextLink } from "./TextLink.tsx";

const meta = {
  component: TextLink,
  args: { href: "#all", children: "All 16 games" },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  render: () => (
    <p>
      By joining you agree to the <TextLink href="#terms">terms</TextLink> and to nothing else.
    </p>
  ),
};
export const Standalone: Story = { args: { look: "standalone" } };
export const Soft: Story = { args: { look: "soft" } };
