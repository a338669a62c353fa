import type { Meta, StoryObj } from "@storybook/react-vite";
import { Money } from "../money/Money.tsx";

const meta = {} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const meanings = {
  "--surface-0": "Page",
  "--surface-1": "Bar, panel",
  "--surface-2": "Card, input",
  "--line": "Hairline",
  "--text": "Text",
  "--text-soft": "Secondary",
  "--accent": "Link, selected",
  "--action": "The one action",
  "--brass": "Jackpot, loyalty",
  "--good": "Money in",
  "--bad": "Error",
  "--warn": "Attention",
};

export const Meaning: Story = {
  render: () => (
    <div className="story-cards">
      {Object.entries(meanings).map(([token, meaning]) => (
        <div key={token}>
          <div
            style={{
              blockSize: 52,
              borderRadius: "var(--radius-control)",
              background: `var(${token})`,
              boxShadow: "inset 0 0 0 1px var(--line)",
            }}
          />
          <strong>{meaning}</strong>
          <div style={{ color: "var(--text-soft)", fontSize: "var(--size-12)" }}>{token}</div>
        </div>
      ))}
    </div>
  ),
};

export const Type: Story = {
  render: () => (
    <>
      <h1>Every round leaves a receipt</h1>
      <h2>Popular tonight</h2>
      <h3>Account health</h3>
      <p style={{ fontSize: "var(--size-18)" }}>Lead text, 18. Größe, naïve, żółć, çeşme.</p>
      <p>Body text, 16. The result is fixed before you bet, and yours to check afterwards.</p>
      <p style={{ fontSize: "var(--size-14)", color: "var(--text-soft)" }}>Secondary, 14</p>
      <p style={{ fontSize: "var(--size-12)", color: "var(--text-soft)" }}>Label, 12</p>
      <p style={{ fontSize: "var(--size-28)", fontWeight: 660 }}>
        <Money amount="1284.50" currency="USD" />
      </p>
    </>
  ),
};
