import type { Block } from "@croupier/contracts";
import type { Data } from "@puckeditor/core";
import type { PartData } from "../../drafting/check-part.ts";
import { toPuck, toStored } from "./page-blocks.ts";

/**
 * A page in one language, as Puck holds it: its blocks are the content, and the rest of its words the
 * props of the root, so that one undo goes through all of it.
 */
export function pageOf({ blocks, ...words }: PartData): Data {
  const { content } = toPuck(Array.isArray(blocks) ? blocks : []);
  return { content, root: { props: { ...words } } };
}

export function wordsIn({ content, root }: Data): PartData {
  return { ...root.props, blocks: toStored({ content }) };
}

/** The blocks of a page as the draft holds it. */
export function blocksIn(words: PartData | undefined): readonly Block[] {
  const blocks: unknown = words?.["blocks"];
  // The desk's own draft, and what the server keeps: a list of blocks, each with an id.
  return Array.isArray(blocks) ? (blocks as readonly Block[]) : [];
}
