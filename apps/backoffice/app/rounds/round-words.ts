import type { FoundRoundView } from "@croupier/contracts";
import type { Tone } from "../parts/Tag.tsx";

export const roundStates: Readonly<
  Record<FoundRoundView["state"], { readonly word: string; readonly tone: Tone }>
> = {
  open: { word: "Open", tone: "warn" },
  closed: { word: "Over", tone: "quiet" },
  voided: { word: "Voided", tone: "bad" },
};

const legWords: Readonly<Record<string, string>> = {
  stake: "Stake held",
  settle: "Stake taken",
  void: "Stake given back",
  win: "Win paid",
};

/** What the books moved, in words; a kind without words is said as it is. */
export const legInWords = (kind: string): string => legWords[kind] ?? kind.replaceAll("_", " ");

/** From the account to the account, as staff read them. */
export const accountInWords = (account: string): string => account.replaceAll("_", " ");

/** What a moment of a form's field is, as the call takes it; nothing where it is none. */
export function instantOf(local: string | null): string | undefined {
  if (local === null || local === "") return undefined;
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}
