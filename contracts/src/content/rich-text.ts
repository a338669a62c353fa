import { z } from "zod";
import { link } from "./link.ts";

/**
 * Formatted text as a tree, in the shape the editor of the desk writes. It is drawn node by node:
 * no text of an editor is ever read as HTML.
 */
const textMax = 20_000;

const mark = z.discriminatedUnion("type", [
  z.object({ type: z.literal("bold") }),
  z.object({ type: z.literal("italic") }),
  z.object({ type: z.literal("code") }),
  z.object({ type: z.literal("link"), attrs: z.object({ href: link }) }),
]);

const inline = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("text"),
    text: z.string().min(1).max(textMax),
    marks: z.array(mark).max(8).optional(),
  }),
  z.object({ type: z.literal("hardBreak") }),
]);

const paragraph = z.object({
  type: z.literal("paragraph"),
  content: z.array(inline).max(500).optional(),
});

const heading = z.object({
  type: z.literal("heading"),
  attrs: z.object({ level: z.union([z.literal(2), z.literal(3), z.literal(4)]) }),
  content: z.array(inline).max(100).optional(),
});

// Two levels of lists are all a reader can follow; a bound here is a bound on every walk.
const innerItem = z.object({ type: z.literal("listItem"), content: z.array(paragraph).max(20) });
const innerList = z.object({
  type: z.enum(["bulletList", "orderedList"]),
  content: z.array(innerItem).max(100),
});
const listItem = z.object({
  type: z.literal("listItem"),
  content: z.array(z.union([paragraph, innerList])).max(20),
});
const list = z.object({
  type: z.enum(["bulletList", "orderedList"]),
  content: z.array(listItem).max(200),
});

const quote = z.object({ type: z.literal("blockquote"), content: z.array(paragraph).max(20) });
const rule = z.object({ type: z.literal("horizontalRule") });

export const richText = z.object({
  type: z.literal("doc"),
  content: z.array(z.union([paragraph, heading, list, quote, rule])).max(500),
});

export type RichText = z.output<typeof richText>;
export type RichTextBlock = RichText["content"][number];
export type RichTextInline = z.output<typeof inline>;
