import { blockEditors } from "@croupier/blocks/editor";
import { parseBlocks, walkBlocks, isBlockType } from "@croupier/blocks/schema";
import { findHints } from "@croupier/content/hints";
import type { Block, CanvasAnswer } from "@croupier/contracts";
import type { PartData } from "../../drafting/check-part.ts";
import { blocksIn } from "../blocks/page-words.ts";
import { toldOf, type Told } from "./HintsPanel.tsx";
import { slidesIn } from "./slides-in.ts";

type Subject = {
  readonly language: string;
  readonly words: PartData;
  readonly answer: CanvasAnswer | undefined;
  readonly missing?: readonly string[];
};

/** Everything that is to be said about a page in one language. */
export function tellOfPage({ language, words, answer, missing }: Subject): readonly Told[] {
  const pictures = answer?.pictures;
  const hints = findHints({
    language,
    data: words,
    deadLinks: new Set(answer?.deadLinks),
    // Until the server answered, no picture is called missing.
    altOf: (media) => (pictures === undefined ? { [language]: "…" } : pictures[media]?.alt),
    wordsOnPictures: slidesIn(answer),
    ...(missing === undefined ? {} : { missing }),
  });
  return [...incompleteOf(blocksIn(words)), ...hints.map(toldOf)];
}

/** A block that lacks what it needs is left out of the page without a word; here is the word. */
function incompleteOf(blocks: readonly Block[]): Told[] {
  return [...walkBlocks(blocks)].flatMap((block): Told[] => {
    const { type } = block;
    const told = (sentence: string): Told[] => [
      { severity: "error", block: block.props.id, sentence },
    ];
    if (!isBlockType(type)) {
      return told(
        `Nobody knows the block “${type}” any more: delete it, or the page is not saved.`,
      );
    }
    if (type === "columns" || parseBlocks([block]).problems.length === 0) return [];
    return told(`${blockEditors[type].label} is not finished; visitors will not see it.`);
  });
}
