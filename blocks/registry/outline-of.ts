import { readLine } from "@croupier/contracts/read-words";
import { headingAnchor } from "../rich-text/heading-anchor.ts";
import type { ShownBlock } from "./shown-block.ts";

/** A part of a page that a link can lead to. */
export type OutlineItem = { readonly id: string; readonly text: string };

/** The parts of a page in their order: its headings of the second level, wherever they stand. */
export function outlineOf(blocks: readonly ShownBlock[]): OutlineItem[] {
  return blocks.flatMap((block): OutlineItem[] => {
    switch (block.type) {
      case "heading": {
        const { id, text, level } = block.props;
        return level === 2 ? [{ id, text }] : [];
      }
      case "rich-text": {
        const { id, body } = block.props;
        return body.content.flatMap((node, place) =>
          node.type === "heading" && node.attrs.level === 2
            ? [{ id: headingAnchor(id, place), text: readLine(node.content ?? []) }]
            : [],
        );
      }
      case "columns":
        return block.resolved.columns.flatMap(outlineOf);
      case "content-block":
        return outlineOf(block.resolved.blocks);
      default:
        return [];
    }
  });
}
