import { StartRefusal } from "@croupier/database/embedded";
import { PlainSentence } from "./plain-sentence.ts";

/** A refusal explains itself; anything else is a bug of ours and shows its stack. */
export function isMeantForPeople(cause: unknown): cause is Error {
  return cause instanceof PlainSentence || cause instanceof StartRefusal;
}
