import { affiliateAccepted } from "./affiliate-accepted.ts";
import { affiliateRefused } from "./affiliate-refused.ts";
import type { LetterTexts } from "./letter-text.ts";
import { someoneTriedToJoin } from "./someone-tried-to-join.ts";
import { welcome } from "./welcome.ts";

/** Every letter the house can write. */
export const letters = {
  welcome,
  "affiliate-accepted": affiliateAccepted,
  "affiliate-refused": affiliateRefused,
  "someone-tried-to-join": someoneTriedToJoin,
} as const satisfies Record<string, LetterTexts>;

export type LetterTemplate = keyof typeof letters;
