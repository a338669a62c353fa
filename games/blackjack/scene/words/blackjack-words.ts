import type { GameWords, Language } from "@croupier/game-stage/scene";
import type {
  BlackjackChoice,
  BlackjackConfig,
  BlackjackEvent,
  HandResult,
  Move,
  Pair,
} from "../../rules/face.ts";

export type BlackjackWords = GameWords<BlackjackConfig, BlackjackChoice, BlackjackEvent> & {
  readonly dealer: string;
  readonly hand: (of: { number: number }) => string;
  readonly moves: Readonly<Record<Move, string>>;
  /** The letter that presses each button, which says it as well. */
  readonly keys: Readonly<Record<Move | "insure" | "noInsurance", string>>;
  readonly results: Readonly<Record<HandResult, string>>;
  readonly paid: (of: { amount: string }) => string;
  readonly pairs: Readonly<Record<Pair, string>>;
  readonly seats: string;
  readonly pairsBet: (of: { stake: string }) => string;
  readonly insurance: string;
  readonly insure: string;
  readonly noInsurance: string;
  readonly insured: string;
  readonly insurancePaid: string;
  readonly hint: string;
  readonly best: (of: { move: string }) => string;
  readonly total: (of: { stake: string }) => string;
  /** On the felt. */
  readonly blackjackPays: (of: { ratio: string }) => string;
  readonly dealerRule: (of: { hitsSoft17: boolean }) => string;
  readonly yourMove: string;
  readonly faceDown: string;
};

export async function loadBlackjackWords(language: Language): Promise<BlackjackWords> {
  switch (language) {
    case "en":
      return (await import("./blackjack-words.en.ts")).blackjackWords;
    case "es":
      return (await import("./blackjack-words.es.ts")).blackjackWords;
    case "de":
      return (await import("./blackjack-words.de.ts")).blackjackWords;
  }
}
