import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextLink } from "../link/TextLink.tsx";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  component: Checkbox,
  args: { label: "I am 18 or over" },
  decorators: [
    (Story) => (
      <div className="story-column">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  args: {
    error: "We cannot create an account without this.",
    label: (
      <>
        I have read the <TextLink href="#terms">terms</TextLink> and agree to them
      </>
    ),
  },
};
export const LongGerman: Story = {
  parameters: { lang: "de" },
  args: {
    defaultChecked: true,
    label:
      "Ich möchte Benachrichtigungen über Auszahlungsgeschwindigkeiten und Bonusbedingungsänderungen erhalten",
    help: "Jederzeit widerrufbar, auch einzeln.",
  },
};
export const RightToLeft: Story = {
  parameters: { dir: "rtl" },
  args: { label: "أوافق على الشروط", defaultChecked: true },
};
export const Unanswered: Story = {};
