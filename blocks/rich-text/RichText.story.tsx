import type { RichText } from "@croupier/contracts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { germanWord, prose } from "../registry/story-site.tsx";
import { RichTextView } from "./View.tsx";

const everything: RichText = {
  type: "doc",
  content: [
    { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Withdrawals" }] },
    {
      type: "paragraph",
      content: [
        { type: "text", text: "Most arrive " },
        { type: "text", text: "in under a minute", marks: [{ type: "bold" }] },
        { type: "text", text: "; " },
        {
          type: "text",
          text: "some need a second person",
          marks: [
            { type: "link", attrs: { href: "/help/money/second-person" } },
            { type: "italic" },
          ],
        },
        { type: "hardBreak" },
        { type: "text", text: "Round " },
        { type: "text", text: "8F2K-41QD", marks: [{ type: "code" }] },
      ],
    },
    { type: "heading", attrs: { level: 3 }, content: [{ type: "text", text: "What you need" }] },
    {
      type: "orderedList",
      content: [
        {
          type: "listItem",
          content: [
            { type: "paragraph", content: [{ type: "text", text: "A document" }] },
            {
              type: "bulletList",
              content: [
                {
                  type: "listItem",
                  content: [{ type: "paragraph", content: [{ type: "text", text: "Passport" }] }],
                },
              ],
            },
          ],
        },
        {
          type: "listItem",
          content: [{ type: "paragraph", content: [{ type: "text", text: "An address" }] }],
        },
      ],
    },
    {
      type: "blockquote",
      content: [{ type: "paragraph", content: [{ type: "text", text: "Nothing is lost." }] }],
    },
    { type: "horizontalRule" },
    { type: "heading", attrs: { level: 4 }, content: [{ type: "text", text: "And then" }] },
    { type: "paragraph" },
  ],
};

const meta = {
  component: RichTextView,
  args: { id: "t", body: everything },
} satisfies Meta<typeof RichTextView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LongGerman: Story = {
  parameters: { lang: "de" },
  args: { body: prose(`Im ${germanWord} ${germanWord} wird gearbeitet.`) },
};
export const RightToLeft: Story = {
  parameters: { dir: "rtl" },
  args: { body: prose("كل جولة تترك إيصالا.", "النتيجة محددة قبل أن تراهن.") },
};
export const Everything: Story = {};
