import { affiliateAccepted } from "./affiliate-accepted.ts";
import { affiliateRefused } from "./affiliate-refused.ts";
import { documentBlocked } from "./document-blocked.ts";
import { documentInvalid } from "./document-invalid.ts";
import { documentRequested } from "./document-requested.ts";
import { documentVerified } from "./document-verified.ts";
import type { LetterTexts } from "./letter-text.ts";
import { newDevice } from "./new-device.ts";
import { someoneTriedToJoin } from "./someone-tried-to-join.ts";
import { welcome } from "./welcome.ts";

/** Every letter the house can write. */
export const letters = {
  welcome,
  "affiliate-accepted": affiliateAccepted,
  "affiliate-refused": affiliateRefused,
  "new-device": newDevice,
  "someone-tried-to-join": someoneTriedToJoin,
  "document-blocked": documentBlocked,
  "document-invalid": documentInvalid,
  "document-requested": documentRequested,
  "document-verified": documentVerified,
} as const satisfies Record<string, LetterTexts>;

export type LetterTemplate = keyof typeof letters;
