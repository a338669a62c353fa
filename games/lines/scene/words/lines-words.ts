import type { GameWords, Language } from "@croupier/game-stage/scene";
import type { LinesChoice, LinesConfig, LinesEvent } from "../../rules/face.ts";

export type LinesWords = GameWords<LinesConfig, LinesChoice, LinesEvent> & {
  readonly symbols: Readonly<Record<string, string>>;
  /** Before the first press. */
  readonly ready: (of: { lines: number }) => string;
  readonly line: (of: { line: number; count: number; symbol: string; pays: string }) => string;
  readonly wins: (of: { paid: string }) => string;
  /** No more than was staked: paid, but not won. */
  readonly pays: (of: { paid: string }) => string;
  readonly noWin: string;
  readonly soFar: (of: { paid: string }) => string;
  readonly freeSpin: (of: { spin: number; of: number }) => string;
  readonly linesPay: (of: { times: number }) => string;
  readonly given: (of: { spins: number }) => string;
  readonly givenMore: (of: { times: number }) => string;
  readonly ended: string;
  readonly most: string;
  readonly catches: Readonly<Record<"big" | "great" | "vast", string>>;
  readonly allLines: string;
};

export async function loadLinesWords(language: Language): Promise<LinesWords> {
  switch (language) {
    case "en":
      return (await import("./lines-words.en.ts")).linesWords;
    case "es":
      return (await import("./lines-words.es.ts")).linesWords;
    case "de":
      return (await import("./lines-words.de.ts")).linesWords;
  }
}

/** What a sentence about a round is made of. */
export function sumUp(events: readonly LinesEvent[]): {
  readonly lines: readonly { readonly count: number; readonly symbol: string }[];
  readonly spins: number;
  readonly dives: number;
} {
  return {
    lines: events.flatMap((event) => (event.type === "linePaid" ? [event] : [])),
    spins: events.reduce((sum, event) => sum + (event.type === "spinsGiven" ? event.spins : 0), 0),
    dives: events.reduce(
      (sum, event) => sum + (event.type === "dived" ? event.reels.length : 0),
      0,
    ),
  };
}
