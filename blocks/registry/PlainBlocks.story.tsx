import type { Meta, StoryObj } from "@storybook/react-vite";
import { Blocks } from "./Blocks.tsx";
import type { ShownBlock } from "./shown-block.ts";
import { germanWord, lost, onSite, prose, river } from "./story-site.tsx";

/** A page of the blocks that are words alone, in the words it is given. */
function page(word: string, sentence: string): ShownBlock[] {
  const action = { text: word, link: "/help" };
  return [
    { type: "heading", props: { id: "h", text: word, level: 2, lead: sentence } },
    { type: "rich-text", props: { id: "t", body: prose(sentence) } },
    { type: "notice", props: { id: "n1", tone: "calm", title: word, body: prose(sentence) } },
    { type: "notice", props: { id: "n2", tone: "warn", body: prose(sentence) } },
    { type: "notice", props: { id: "n3", tone: "accent", title: word, body: prose(sentence) } },
    {
      type: "facts",
      props: {
        id: "f",
        title: word,
        rows: [
          { term: word, value: "$0.40" },
          { term: sentence, value: sentence },
        ],
      },
    },
    {
      type: "steps",
      props: {
        id: "s",
        title: word,
        steps: [
          { title: word, text: sentence },
          { title: word, text: sentence },
        ],
      },
    },
    {
      type: "questions",
      props: { id: "q", title: word, items: [{ question: sentence, answer: prose(sentence) }] },
    },
    { type: "divider", props: { id: "d" } },
    { type: "link-list", props: { id: "l", title: word, links: [action, action] } },
    { type: "call-to-action", props: { id: "c", title: word, text: sentence, action } },
    { type: "proof", props: { id: "p", title: word, text: sentence } },
    {
      type: "feature",
      props: { id: "e", title: word, body: prose(sentence), media: "m", side: "start", action },
      resolved: { image: river },
    },
    {
      type: "section-list",
      props: { id: "o" },
      resolved: {
        sections: ["wallet", undefined, undefined].map((iconClass, place) => ({
          id: `${place}`,
          title: word,
          description: sentence,
          href: "/help",
          iconClass,
        })),
      },
    },
    { type: "help-search", props: { id: "z" } },
  ];
}

const meta = {
  component: Blocks,
  decorators: [onSite],
  parameters: { layout: "fullscreen" },
  args: {
    frame: "page",
    blocks: page("Withdrawals", "Most arrive in under a minute, some need a second person."),
  },
} satisfies Meta<typeof Blocks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PictureMissing: Story = {
  args: {
    blocks: [
      { type: "image", props: { id: "a", media: "m", caption: "Lost" }, resolved: { image: lost } },
      {
        type: "feature",
        props: { id: "b", title: "Words stay", body: prose("And fill."), media: "m", side: "end" },
        resolved: { image: null },
      },
    ],
  },
};
export const LongGerman: Story = {
  parameters: { lang: "de" },
  args: { blocks: page(germanWord, `${germanWord} und ${germanWord}`) },
};
export const RightToLeft: Story = {
  parameters: { dir: "rtl" },
  args: { blocks: page("السحب", "يصل معظمها في أقل من دقيقة.") },
};
export const InColumns: Story = {
  args: {
    blocks: [
      {
        type: "columns",
        props: { id: "c" },
        resolved: {
          columns: [
            page("Deposits", "At once.").slice(0, 6),
            page("Limits", "Yours.").slice(5, 12),
          ],
        },
      },
    ],
  },
};
export const OneOfEach: Story = {};
