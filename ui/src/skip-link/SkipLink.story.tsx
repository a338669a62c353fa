import type { Meta, StoryObj } from "@storybook/react-vite";
import { SkipLink } from "./SkipLink.tsx";

const meta = { component: SkipLink, args: { children: "Skip to content" } } satisfies Meta<
  typeof SkipLink
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">The content</main>
    </>
  ),
  play: ({ canvasElement }) => canvasElement.querySelector("a")?.focus(),
};
