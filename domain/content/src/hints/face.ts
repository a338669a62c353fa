export { findHints, type HintSubject, type WordsOnPicture } from "./find-hints.ts";
export type { Hint, HintCode, HintFact } from "./hint.ts";
export { linksIn } from "./read-page.ts";
