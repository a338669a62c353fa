import type { QueuedWithdrawal } from "@croupier/contracts";
import type { Tone } from "../parts/Tag.tsx";
import { findingTags, reasonWords } from "./withdrawal-words.ts";

type Found = Pick<QueuedWithdrawal, "needsTwo" | "findings" | "firstYesBy">;

/** The one word that says why people have to look: two of them before all, then what weighs most. */
export function whyPerson({ needsTwo, findings }: Found): { word: string; tone: Tone } {
  if (needsTwo) return { word: "Two people", tone: "accent" };
  for (const finding of findings) {
    const tag = findingTags[finding];
    if (tag !== undefined) return tag;
  }
  return { word: "Ready", tone: "good" };
}

/** What besides its size speaks of it; undefined: nothing does. */
export function readSignal({ findings, firstYesBy }: Found): string | undefined {
  const words = findings
    .filter((finding) => finding !== "large_amount")
    .map((finding) => reasonWords[finding]);
  const told = firstYesBy === null ? words : [`Approved once by ${firstYesBy}`, ...words];
  return told.length === 0 ? undefined : told.join(", ");
}
