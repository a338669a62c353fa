import type { KeptGameView, ProfileChangeView } from "@croupier/contracts";
import type { Tone } from "../parts/Tag.tsx";

/** `lucky-dice` as it reads: Lucky Dice. */
export function nameOfGame(code: string): string {
  return code
    .split("-")
    .map((word) => (word[0]?.toUpperCase() ?? "") + word.slice(1))
    .join(" ");
}

/** As far as it says something: 99 %, 97.297 %. */
export function percent(share: number, decimals = 3): string {
  return `${(share * 100).toLocaleString("en-GB", { maximumFractionDigits: decimals })} %`;
}

export function nameOfProfile(name: string): string {
  if (name === "first") return "First return";
  const [, of] = /^return-(\d+)$/.exec(name) ?? [];
  return of === undefined ? "Its own" : `Return ${of} %`;
}

export const badgeWords: Readonly<Record<NonNullable<KeptGameView["badge"]>, string>> = {
  new: "New",
  exclusive: "Exclusive",
  live: "Live",
};

export const changeStates: Readonly<
  Record<ProfileChangeView["state"], { readonly word: string; readonly tone: Tone }>
> = {
  waiting: { word: "Waiting", tone: "warn" },
  approved: { word: "Approved", tone: "good" },
  declined: { word: "Declined", tone: "bad" },
  withdrawn: { word: "Taken back", tone: "quiet" },
};

/** Where a game is not offered, in one line. */
export function placesInWords(closedUnder: readonly string[]): string {
  return closedUnder.length === 0 ? "Wherever the law lets it" : `Not in ${closedUnder.join(", ")}`;
}
