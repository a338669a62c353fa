import type { Meta, StoryObj } from "@storybook/react-vite";
import { Steps } from "./Steps.tsx";

const meta = {
  component: Steps,
  args: {
    label: "Your withdrawal",
    doneWord: "done",
    doneCount: 2,
    steps: [
      { id: "requested", title: "Requested", detail: "20:14:02" },
      { id: "checks", title: "Checks", detail: "20:14:09, automatic" },
      { id: "approval", title: "Approval", detail: "Second person, 1 min" },
      { id: "sent", title: "Sent", detail: "To Visa, at once" },
      { id: "arrived", title: "Arrived", detail: "By 20:19" },
    ],
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LongGerman: Story = {
  parameters: { lang: "de" },
  args: {
    steps: [
      { id: "a", title: "Auszahlungsanforderung", detail: "Donnerstagnachmittag" },
      { id: "b", title: "Sicherheitsüberprüfung" },
      { id: "c", title: "Zweitpersonengenehmigung", detail: "etwa eine Minute" },
    ],
  },
};
export const AllDone: Story = { args: { doneCount: 5 } };
export const RightToLeft: Story = {
  parameters: { dir: "rtl" },
  args: { label: "سحب", doneWord: "تم" },
};
export const UnderWay: Story = {};
