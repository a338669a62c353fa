import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge, type BadgeTone } from "./Badge.tsx";

const meta = { component: Badge, args: { children: "Ready" } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones: BadgeTone[] = [
  "plain",
  "accent",
  "good",
  "warn",
  "bad",
  "brass",
  "outline",
  "new",
  "free",
  "exclusive",
  "live",
];

export const VeryLongWord: Story = {
  render: () => (
    <div style={{ inlineSize: 132 }}>
      <Badge tone="free">Willkommensgeschenkfreispiele</Badge>
    </div>
  ),
};

export const Tones: Story = {
  render: () => (
    <div className="story-row">
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
};
