import type { GameWords, Language } from "@croupier/game-stage/scene";
import type {
  PocketColour,
  RouletteChoice,
  RouletteConfig,
  RouletteEvent,
} from "../../rules/face.ts";

type Act = "undo" | "double" | "repeat" | "clear";

export type RouletteWords = GameWords<RouletteConfig, RouletteChoice, RouletteEvent> & {
  /** The table, the racetrack and the row of last numbers, for who listens. */
  readonly cloth: string;
  readonly track: string;
  readonly lastNumbers: string;
  readonly views: string;
  readonly viewNames: Readonly<Record<"table" | "track" | "numbers", string>>;
  /** What is printed on the fields outside. */
  readonly printed: Readonly<Record<string, string>> & { readonly column: string };
  readonly place: (of: { name: string; kind: string; numbers: readonly number[] }) => string;
  readonly pays: (of: { times: number }) => string;
  readonly lies: (of: { amount: string }) => string;
  readonly most: (of: { amount: string }) => string;
  readonly called: Readonly<Record<"voisins" | "orphelins" | "tiers", string>>;
  readonly calledBet: (of: { kind: string; which: string }) => string;
  readonly finals: string;
  readonly chips: (of: { count: number }) => string;
  readonly placeYourBets: (of: { min: string; max: string }) => string;
  readonly laid: (of: { amount: string; on: string; sum: string }) => string;
  readonly takenOff: (of: { place: string }) => string;
  readonly mostOn: (of: { place: string; amount: string }) => string;
  readonly mostInAll: (of: { amount: string }) => string;
  readonly undone: string;
  readonly doubled: string;
  readonly repeated: string;
  readonly cleared: string;
  readonly acts: Readonly<Record<Act, string>>;
  /** The letter that does each. */
  readonly keys: Readonly<Record<Act, string>>;
  readonly chipValue: string;
  readonly chipOf: (of: { amount: string }) => string;
  readonly colours: Readonly<Record<PocketColour, string>>;
  readonly wins: string;
  readonly paidBack: string;
  readonly noWin: string;
  readonly lastSpins: (of: { count: number }) => string;
  readonly notPredictive: string;
  readonly noMemory: string;
  readonly howOften: (of: { most: readonly number[] }) => string;
};

export async function loadRouletteWords(language: Language): Promise<RouletteWords> {
  switch (language) {
    case "en":
      return (await import("./roulette-words.en.ts")).rouletteWords;
    case "es":
      return (await import("./roulette-words.es.ts")).rouletteWords;
    case "de":
      return (await import("./roulette-words.de.ts")).rouletteWords;
  }
}
