export {
  findHints,
  type HintSubject,
  type UnfinishedBlock,
  type WordsOnPicture,
} from "./find-hints.ts";
export type { Hint } from "./hint.ts";
export { linksIn } from "./read-page.ts";
