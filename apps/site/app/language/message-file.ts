import type { MessageArea } from "./message-areas.ts";

/** The file that holds the texts of an area in a language, as one build made them. */
export function messageFile(of: {
  readonly language: string;
  readonly area: MessageArea;
  readonly stamp: string;
}): string {
  return `assets/words-${of.area}-${of.language}-${of.stamp}.js`;
}
