import type { Block, PageType, RichText, TemplateKind } from "@croupier/contracts";

/** What a new page begins with. Its words say what belongs there, for the editor to write over. */
export type PageTemplate = {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  readonly kind: TemplateKind;
  readonly pageType?: PageType;
  readonly description?: string;
  readonly blocks: readonly Block[];
  /** By an editor, from a page; what comes with the house stays. */
  readonly isSaved?: true;
};

/** Blocks of a template, each with an id that no other of the page has. */
export function makeBlocks(
  ...drafts: readonly { readonly type: string; readonly props: Record<string, unknown> }[]
): readonly Block[] {
  return drafts.map(({ type, props }, index) => ({
    type,
    props: { ...props, id: `${type}-${index + 1}` },
  }));
}

type Paragraph = RichText["content"][number];

export const paragraph = (text: string): Paragraph => ({
  type: "paragraph",
  content: [{ type: "text", text }],
});

export const heading = (text: string): Paragraph => ({
  type: "heading",
  attrs: { level: 2 },
  content: [{ type: "text", text }],
});

export const bullets = (...texts: readonly string[]): Paragraph => ({
  type: "bulletList",
  content: texts.map((text) => ({
    type: "listItem",
    content: [{ type: "paragraph", content: [{ type: "text", text }] }],
  })),
});

export const writing = (...content: readonly Paragraph[]): RichText => ({
  type: "doc",
  content: [...content],
});
