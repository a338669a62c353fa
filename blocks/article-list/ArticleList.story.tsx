import type { Meta, StoryObj } from "@storybook/react-vite";
import { germanWord, lost, onSite, river, sea } from "../registry/story-site.tsx";
import type { PageTeaser } from "./resolved.ts";
import { ArticleListView } from "./View.tsx";

const receipt: PageTeaser = {
  id: "receipt",
  title: "What is on a receipt",
  description: "Seven lines, and what you can do with each of them.",
  href: "#receipt",
  cover: river,
  publishedOn: "2026-11-18",
};
const wind: PageTeaser = { ...receipt, id: "wind", title: "Why the sea is honest", cover: sea };

const meta = {
  component: ArticleListView,
  decorators: [onSite],
  args: {
    id: "a",
    title: "To read",
    pageType: "article",
    limit: 6,
    resolved: { pages: [receipt, wind, { ...receipt, id: "third", description: undefined }] },
  },
} satisfies Meta<typeof ArticleListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PictureMissing: Story = {
  args: {
    resolved: {
      pages: [
        { ...receipt, cover: undefined },
        { ...wind, cover: lost },
      ],
    },
  },
};
export const ToCome: Story = {
  args: {
    title: "Coming",
    pageType: "promotion",
    promotions: "coming",
    resolved: {
      pages: [
        {
          id: "monday",
          title: "Quiet Monday",
          href: "#monday",
          cover: sea,
          description: "Starts March 1, 2027",
        },
        {
          id: "some-day",
          title: "The Reef Table",
          href: "#reef",
          description: "Date to be announced",
        },
      ],
    },
  },
};
export const OneOnly: Story = { args: { resolved: { pages: [receipt] } } };
export const LongGerman: Story = {
  parameters: { lang: "de" },
  args: {
    title: germanWord,
    resolved: { pages: [{ ...receipt, title: germanWord, description: germanWord }, wind] },
  },
};
export const RightToLeft: Story = {
  parameters: { dir: "rtl" },
  args: { title: "للقراءة", resolved: { pages: [{ ...receipt, title: "ما في الإيصال" }] } },
};
export const Many: Story = {
  args: {
    resolved: { pages: Array.from({ length: 9 }, (_, place) => ({ ...wind, id: `${place}` })) },
  },
};
export const Three: Story = {};
