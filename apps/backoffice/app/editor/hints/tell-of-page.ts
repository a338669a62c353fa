import { findUnfinished } from "@croupier/blocks/schema";
import { findHints } from "@croupier/content/hints";
import type { CanvasAnswer } from "@croupier/contracts";
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
    unfinished: findUnfinished(blocksIn(words)),
    deadLinks: new Set(answer?.deadLinks),
    // Until the server answered, no picture is called missing.
    altOf: (media) => (pictures === undefined ? { [language]: "…" } : pictures[media]?.alt),
    wordsOnPictures: slidesIn(answer),
    ...(missing === undefined ? {} : { missing }),
  });
  return hints.map(toldOf);
}
