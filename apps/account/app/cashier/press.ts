import { uuidv7 } from "@croupier/kit/ids";

/** One press is one command, however often its answer is lost; other words are another press. */
export function createPress() {
  let press = { words: "", key: "" };
  return {
    keyOf(words: string): string {
      if (press.words !== words) press = { words, key: uuidv7() };
      return press.key;
    },
    /** After a no the same words are a new press, unless the first is being answered still. */
    refused(code: string): void {
      if (!isBeingAnswered(code)) press = { words: "", key: "" };
    },
  };
}

/** Asked again under its key, it is what comes of the first; under another it would be a second one. */
export function isBeingAnswered(code: string): boolean {
  return code === "request_in_flight";
}
