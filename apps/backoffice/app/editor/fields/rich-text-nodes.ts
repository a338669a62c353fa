import { isSafeLink } from "@croupier/contracts";
import { Blockquote } from "@tiptap/extension-blockquote";
import { Bold } from "@tiptap/extension-bold";
import { Code } from "@tiptap/extension-code";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Heading } from "@tiptap/extension-heading";
import { HorizontalRule } from "@tiptap/extension-horizontal-rule";
import { Italic } from "@tiptap/extension-italic";
import { Link } from "@tiptap/extension-link";
import { BulletList, ListItem, ListKeymap, OrderedList } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Text } from "@tiptap/extension-text";
import { UndoRedo } from "@tiptap/extensions";

/** What formatted text may hold, and nothing else: what is pasted becomes this or is dropped. */
export const richTextNodes = [
  Document,
  Paragraph,
  Text,
  Heading.configure({ levels: [2, 3, 4] }),
  Bold,
  Italic,
  Code,
  BulletList,
  OrderedList,
  ListItem.extend({ content: "paragraph (paragraph | bulletList | orderedList)*" }),
  ListKeymap,
  // A quote holds paragraphs; a heading in one would be a chapter nobody opens.
  Blockquote.extend({ content: "paragraph+" }),
  HardBreak,
  HorizontalRule,
  Link.configure({
    openOnClick: false,
    autolink: false,
    linkOnPaste: true,
    HTMLAttributes: { target: null, rel: null },
    isAllowedUri: (address) => isSafeLink(address),
  }),
  UndoRedo,
];
