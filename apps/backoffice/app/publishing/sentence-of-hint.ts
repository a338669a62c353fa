import { blockEditors } from "@croupier/blocks/editor";
import { isBlockType } from "@croupier/blocks/schema";
import type { HintFact } from "@croupier/contracts";

const names = new Intl.DisplayNames("en", { type: "language" });

/** What an editor is told. Each sentence says what is wrong, and so what would be right. */
export function sentenceOfHint(hint: HintFact): string {
  switch (hint.code) {
    case "block_unknown":
      return `Nobody knows the block “${hint.type}” any more: delete it, or the page is not saved.`;
    case "block_unfinished":
      return `${labelOf(hint.type)} is not finished; visitors will not see it.`;
    case "claim_banned":
      return `“${hint.words}” promises what nobody can keep.`;
    case "link_dead":
      return `Nothing stands at ${hint.link}.`;
    case "link_text_empty":
      return `The link to ${hint.link} has no words.`;
    case "alt_text_missing":
      return "A picture does not say in this language what it shows.";
    case "picture_unknown":
      return "A picture is not there any more.";
    case "title_missing":
      return "The page has no title.";
    case "title_long":
      return `The title has ${hint.length} characters; search shows about ${hint.lengthMax}.`;
    case "heading_skips":
      return `A heading of level ${hint.level} follows one of level ${hint.after}.`;
    case "contrast_low":
      return `“${hint.words}” is hard to read on its picture (${hint.ratio}:1).`;
    case "translation_missing":
      return `${names.of(hint.language) ?? hint.language} is missing; visitors read another language until then.`;
  }
}

const labelOf = (type: string): string => (isBlockType(type) ? blockEditors[type].label : type);
