import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextArea } from "./TextArea.tsx";

const meta = {
  component: TextArea,
  args: { label: "Your audience", help: "Who reads you, and where" },
  decorators: [
    (Story) => (
      <div className="story-column">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Refused: Story = {
  args: { error: "Tell us a little about the people you reach." },
};

export const VeryLongValue: Story = {
  args: { defaultValue: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau ".repeat(8) },
};

export const RightToLeft: Story = {
  parameters: { dir: "rtl" },
  args: { label: "جمهورك", help: "", defaultValue: "بالغون يحبون الألعاب" },
};
