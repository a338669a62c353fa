import type { FreeRoundGrantView } from "@croupier/contracts";
import type { Tone } from "../parts/Tag.tsx";

export const grantStates: Readonly<
  Record<FreeRoundGrantView["state"], { readonly word: string; readonly tone: Tone }>
> = {
  waiting: { word: "Waiting for approval", tone: "warn" },
  open: { word: "To be played", tone: "good" },
  used: { word: "Played", tone: "quiet" },
  over: { word: "Ran out", tone: "quiet" },
  declined: { word: "Declined", tone: "bad" },
  withdrawn: { word: "Taken back before approval", tone: "quiet" },
  cancelled: { word: "Taken back", tone: "bad" },
};

export const passedOverWords = {
  player_unknown: "no player with a wallet has this id",
  other_currency: "has a wallet in another currency",
  kept_from_play: "is kept from playing",
  given_already: "was given these already",
} as const;
