import type { Meta, StoryObj } from "@storybook/react-vite";
import { germanWord, onSite } from "../registry/story-site.tsx";
import { OwnGamesView } from "./View.tsx";

const meta = {
  component: OwnGamesView,
  decorators: [
    (Story) => (
      <div style={{ padding: "24px var(--edge)", overflow: "hidden" }}>
        <Story />
      </div>
    ),
    onSite,
  ],
  parameters: { layout: "fullscreen" },
  args: { id: "o", title: "Welcome back", list: "played", resolved: {} },
} satisfies Meta<typeof OwnGamesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LongGerman: Story = { parameters: { lang: "de" }, args: { title: germanWord } };
export const AsEditorsSeeIt: Story = {};
