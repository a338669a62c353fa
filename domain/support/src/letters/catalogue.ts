import type { LetterTexts } from "./letter-text.ts";
import { someoneTriedToJoin } from "./someone-tried-to-join.ts";
import { welcome } from "./welcome.ts";

/** Every letter the house can write. */
export const letters = {
  welcome,
  "someone-tried-to-join": someoneTriedToJoin,
} as const satisfies Record<string, LetterTexts>;

export type LetterTemplate = keyof typeof letters;
