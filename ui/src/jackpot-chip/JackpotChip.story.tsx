import type { Meta, StoryObj } from "@storybook/react-vite";
import { JackpotChip } from "./JackpotChip.tsx";

const meta = {
  component: JackpotChip,
  args: { hundredths: 124_999_900, currency: "USD", label: "Jackpot" },
} satisfies Meta<typeof JackpotChip>;
export default meta;
type Story = StoryObj<typeof meta>;

// Nothing stands where nothing is to be won; the word beside shows that the story is not broken.
export const ZeroAndNegative: Story = {
  render: () => (
    <div className="story-row">
      <span>Nothing here:</span>
      <JackpotChip hundredths={0} currency="USD" label="Jackpot" />
      <JackpotChip hundredths={-100} currency="USD" label="Jackpot" />
    </div>
  ),
};

export const RightToLeft: Story = {
  parameters: { dir: "rtl" },
  args: { label: "الجائزة الكبرى" },
};

export const German: Story = { parameters: { lang: "de" }, args: { currency: "EUR" } };

export const FromWholeUnitsToMillions: Story = {
  render: () => (
    <div className="story-row">
      {[99_950, 48_699_999, 100_000_000, 100_000_001, 98_765_432_100].map((hundredths) => (
        <JackpotChip key={hundredths} hundredths={hundredths} currency="USD" label="Jackpot" />
      ))}
      <JackpotChip hundredths={150} currency="BTC" label="Jackpot" />
    </div>
  ),
};
