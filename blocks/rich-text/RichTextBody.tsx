import type { RichText, RichTextBlock, RichTextInline } from "@croupier/contracts";
import { Divider, TextLink } from "@croupier/ui";
import { Fragment, type ReactNode } from "react";
import { headingAnchor } from "./heading-anchor.ts";
import styles from "./RichTextBody.module.css";

export type RichTextBodyProps = {
  readonly body: RichText;
  /** The block it stands in; without it no link leads to a heading of it. */
  readonly block?: string;
};

/** Formatted text, node by node: what is not one of our nodes has no way onto the page. */
export function RichTextBody({ body, block }: RichTextBodyProps) {
  const anchorAt = (place: number) => block && headingAnchor(block, place);
  return (
    <div className={styles["RichText"]}>
      {body.content.map((node, place) => (
        <Fragment key={place}>{drawBlock(node, anchorAt(place))}</Fragment>
      ))}
    </div>
  );
}

type ListNode = Extract<RichTextBlock, { type: "bulletList" | "orderedList" }>;
type InnerNode = ListNode["content"][number]["content"][number];

function drawBlock(node: RichTextBlock, anchor: string | undefined): ReactNode {
  switch (node.type) {
    case "paragraph":
      return <p>{drawInlines(node.content)}</p>;
    case "heading": {
      const Heading = `h${node.attrs.level}` as const;
      return <Heading id={anchor}>{drawInlines(node.content)}</Heading>;
    }
    case "bulletList":
    case "orderedList":
      return drawList(node);
    case "blockquote":
      return <blockquote>{node.content.map(drawInner)}</blockquote>;
    case "horizontalRule":
      return <Divider />;
  }
}

function drawList({
  type,
  content,
}: ListNode | Extract<InnerNode, { content?: { content: unknown }[] }>) {
  const List = type === "orderedList" ? "ol" : "ul";
  return (
    <List>
      {content.map((item, place) => (
        <li key={place}>{item.content.map(drawInner)}</li>
      ))}
    </List>
  );
}

function drawInner(node: InnerNode, place: number): ReactNode {
  return node.type === "paragraph" ? (
    <p key={place}>{drawInlines(node.content)}</p>
  ) : (
    <Fragment key={place}>{drawList(node)}</Fragment>
  );
}

function drawInlines(inlines: readonly RichTextInline[] = []): ReactNode {
  return inlines.map((inline, place) => <Fragment key={place}>{drawInline(inline)}</Fragment>);
}

function drawInline(inline: RichTextInline): ReactNode {
  if (inline.type === "hardBreak") return <br />;
  const marks = inline.marks ?? [];
  return marks.reduceRight<ReactNode>((inner, mark) => {
    switch (mark.type) {
      case "bold":
        return <strong>{inner}</strong>;
      case "italic":
        return <em>{inner}</em>;
      case "code":
        return <code>{inner}</code>;
      case "link":
        return <TextLink href={mark.attrs.href}>{inner}</TextLink>;
    }
  }, inline.text);
}
