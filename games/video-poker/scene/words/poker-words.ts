import type { GameWords, Language } from "@croupier/game-stage/scene";
import type { HandRank, PokerChoice, PokerConfig, PokerEvent } from "../../rules/face.ts";

type PaidRank = Exclude<HandRank, "nothing">;

export type PokerWords = GameWords<PokerConfig, PokerChoice, PokerEvent> & {
  readonly draw: string;
  readonly hand: string;
  readonly pays: string;
  readonly ranks: Readonly<Record<PaidRank, string>>;
  /** What each looks like, for the panel of rules. */
  readonly examples: Readonly<Record<PaidRank, string>>;
  readonly hold: string;
  readonly held: string;
  readonly faceDown: string;
  readonly before: string;
  readonly choose: string;
  readonly nothing: string;
  readonly stakeBack: (of: { rank: string; payout: string }) => string;
  readonly wins: (of: { payout: string }) => string;
  readonly hint: string;
  /** The letter that asks for it, which the button says as well. */
  readonly hintKey: string;
  readonly best: (of: { cards: number; worth: string }) => string;
};

export async function loadPokerWords(language: Language): Promise<PokerWords> {
  switch (language) {
    case "en":
      return (await import("./poker-words.en.ts")).pokerWords;
    case "es":
      return (await import("./poker-words.es.ts")).pokerWords;
    case "de":
      return (await import("./poker-words.de.ts")).pokerWords;
  }
}
