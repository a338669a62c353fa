import type { FoundRoundView, TracedRoundView } from "@croupier/contracts";
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

const multipleInWords = (multiple: number): string => `${(multiple / 10_000).toFixed(2)}×`;

/** Where a flight ended for everybody who was still aboard. */
export function endInWords({
  state,
  multiple,
}: Pick<NonNullable<TracedRoundView["flight"]>, "state" | "multiple">): string {
  if (state === "boarding") return "Has not taken off";
  return multiple === null ? "Still flies" : multipleInWords(multiple);
}

type Landing = { readonly type?: string; readonly multiple?: number; readonly by?: string };

/** Outcome of a flight for its player, as the book of the round tells it. */
export function landingInWords({
  state,
  steps,
}: Pick<TracedRoundView["round"], "state" | "steps">): string {
  if (state === "voided") return "Left before take-off";
  // The rules of flights wrote these; another event says nothing of a landing.
  const last = steps.at(-1)?.events.at(-1) as Landing | undefined;
  if (last?.type === "landed" && last.multiple !== undefined) {
    const how = last.by === "hand" ? "by hand" : "as set before";
    return `Landed at ${multipleInWords(last.multiple)}, ${how}`;
  }
  return last?.type === "crashed" ? "Did not land" : "Aboard";
}

/** Part of a payout below the unit, and the draw for it. */
export const restInWords = ({
  left,
  of,
  isPaid,
}: NonNullable<TracedRoundView["round"]["rest"]>): string =>
  `${left} of ${of} parts: ${isPaid ? "one unit more was drawn and paid" : "no unit was drawn"}`;
