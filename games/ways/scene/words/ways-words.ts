import type { GameWords, Language } from "@croupier/game-stage/scene";
import type { WaysChoice, WaysConfig, WaysEvent } from "../../rules/face.ts";

export type WaysWords = GameWords<WaysConfig, WaysChoice, WaysEvent> & {
  readonly symbols: Readonly<Record<string, string>>;
  /** Before the first press. */
  readonly ready: (of: { ways: number }) => string;
  readonly paid: (of: {
    length: number;
    symbol: string;
    ways: number;
    times: number;
    pays: string;
  }) => string;
  /** For who listens: something fell, and what falls now counts so many times. */
  readonly fell: (of: { times: number; total: string }) => string;
  readonly wins: (of: { paid: string }) => string;
  /** No more than was staked: paid, but not won. */
  readonly pays: (of: { paid: string }) => string;
  readonly noWin: string;
  readonly soFar: (of: { paid: string }) => string;
  readonly most: string;
  readonly harvests: Readonly<Record<"big" | "great" | "vast", string>>;
  /** Over the steps of the moon in the panel. */
  readonly moon: string;
  readonly fallOf: (of: { fall: number; isLast: boolean }) => string;
  readonly standsIn: string;
};

export async function loadWaysWords(language: Language): Promise<WaysWords> {
  switch (language) {
    case "en":
      return (await import("./ways-words.en.ts")).waysWords;
    case "es":
      return (await import("./ways-words.es.ts")).waysWords;
    case "de":
      return (await import("./ways-words.de.ts")).waysWords;
  }
}

/** What a sentence about a round is made of. */
export function sumUp(events: readonly WaysEvent[]): {
  readonly paid: readonly Extract<WaysEvent, { readonly type: "waysPaid" }>[];
  /** How many falls in a row paid, and what the last of them counted times. */
  readonly falls: number;
  readonly times: number;
} {
  const paid = events.flatMap((event) => (event.type === "waysPaid" ? [event] : []));
  const falls = events.filter(({ type }) => type === "fallen" || type === "mostReached").length;
  return { paid, falls, times: paid.at(-1)?.times ?? 1 };
}

/** How many ways there are, one place of each reel. */
export function waysIn({ rows, reels }: Pick<WaysConfig, "rows" | "reels">): number {
  return rows ** reels.length;
}
