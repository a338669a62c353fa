import type { Meta, StoryObj } from "@storybook/react-vite";
import type { PageTeaser } from "../article-list/resolved.ts";
import { germanWord, onSite, river } from "../registry/story-site.tsx";
import { PromotionRailView } from "./View.tsx";

function promotions(count: number, title = "Ten rounds on the house"): PageTeaser[] {
  return Array.from({ length: count }, (_, place) => ({
    id: `${place}`,
    title,
    description: "No wagering: what you win is money.",
    href: `#${place}`,
    cover: place === 1 ? undefined : river,
  }));
}

const meta = {
  component: PromotionRailView,
  decorators: [
    (Story) => (
      <div style={{ padding: "24px var(--edge)", overflow: "hidden" }}>
        <Story />
      </div>
    ),
    onSite,
  ],
  parameters: { layout: "fullscreen" },
  args: {
    id: "p",
    title: "Promotions",
    promotions: null,
    resolved: { promotions: promotions(6) },
  },
} satisfies Meta<typeof PromotionRailView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneOnly: Story = { args: { resolved: { promotions: promotions(1) } } };
export const LongGerman: Story = {
  parameters: { lang: "de" },
  args: { resolved: { promotions: promotions(3, germanWord) } },
};
export const RightToLeft: Story = { parameters: { dir: "rtl" }, args: { title: "العروض" } };
export const Six: Story = {};
