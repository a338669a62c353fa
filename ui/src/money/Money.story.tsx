import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../button/Button.tsx";
import { CountingMoney } from "./CountingMoney.tsx";
import { Money } from "./Money.tsx";

const meta = {
  component: Money,
  args: { amount: "1284.50", currency: "USD" },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotANumber: Story = {
  render: () => (
    <p>
      An amount that is none prints nothing: <Money amount="soon" currency="USD" />
      <Money amount={undefined} currency="USD" />
    </p>
  ),
};

export const ZeroAndNegative: Story = {
  render: () => (
    <div className="story-row">
      <Money amount="0.00" currency="EUR" tone="inOut" />
      <Money amount="-12.50" currency="EUR" tone="inOut" />
      <Money amount="12.50" currency="EUR" tone="inOut" />
    </div>
  ),
};

export const EveryScale: Story = {
  render: () => (
    <div className="story-row">
      <Money amount="9007199254740993.10" currency="USD" />
      <Money amount="1500" currency="JPY" />
      <Money amount="0.00123456" currency="BTC" />
      <Money amount="0.5" currency="ETH" />
    </div>
  ),
};

export const RightToLeft: Story = {
  parameters: { dir: "rtl" },
  render: () => (
    <p>
      الرصيد <Money amount="-1284.50" currency="USD" /> متاح
    </p>
  ),
};

function Paying() {
  const [amount, setAmount] = useState("1284.50");
  return (
    <div className="story-row">
      <CountingMoney amount={amount} currency="USD" />
      <Button onClick={() => setAmount("1376.50")}>Win $92.00</Button>
    </div>
  );
}

export const CountsToItsNewAmount: Story = { render: () => <Paying /> };
