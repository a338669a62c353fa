import type { GameWords, Language } from "@croupier/game-stage/scene";
import type { DiceChoice, DiceConfig, DiceEvent } from "../../rules/face.ts";

export type DiceWords = GameWords<DiceConfig, DiceChoice, DiceEvent> & {
  readonly toWin: (of: { side: DiceChoice["side"]; line: string }) => string;
  readonly wins: (of: { payout: string }) => string;
  readonly paid: (of: { payout: string }) => string;
  readonly noWin: string;
  readonly line: string;
  readonly lineText: (of: { side: DiceChoice["side"]; line: string; chance: string }) => string;
  readonly chance: string;
  readonly multiple: string;
  readonly pays: string;
  readonly side: string;
  readonly sides: Readonly<Record<DiceChoice["side"], string>>;
  readonly latest: string;
  readonly won: string;
  readonly lost: string;
};

export async function loadDiceWords(language: Language): Promise<DiceWords> {
  switch (language) {
    case "en":
      return (await import("./dice-words.en.ts")).diceWords;
    case "es":
      return (await import("./dice-words.es.ts")).diceWords;
    case "de":
      return (await import("./dice-words.de.ts")).diceWords;
  }
}
