import type { Meta, StoryObj } from "@storybook/react-vite";
import { DateOfBirth } from "./DateOfBirth.tsx";

const meta = {
  component: DateOfBirth,
  args: {
    label: "Date of birth",
    name: "dateOfBirth",
    words: { day: "Day", month: "Month", year: "Year" },
    help: "As on your passport",
  },
} satisfies Meta<typeof DateOfBirth>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  args: {
    error: "You have to be 18 to play.",
    defaultValue: { day: "17", month: "04", year: "2015" },
  },
};
export const YearFirst: Story = { args: { order: ["year", "month", "day"] } };
export const RightToLeft: Story = {
  parameters: { dir: "rtl" },
  args: { label: "تاريخ الميلاد", words: { day: "اليوم", month: "الشهر", year: "السنة" }, help: "" },
};
export const Unanswered: Story = {};
