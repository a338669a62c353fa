import type { GameWords, Language } from "@croupier/game-stage/scene";
import type { TumbleChoice, TumbleConfig, TumbleEvent } from "../../rules/face.ts";

type Many = { readonly count: number; readonly symbol: string };

export type TumbleWords = GameWords<TumbleConfig, TumbleChoice, TumbleEvent> & {
  readonly symbols: Readonly<Record<string, string>>;
  /** Before the first press. */
  readonly ready: (of: { least: number }) => string;
  readonly pays: (of: Many & { pays: string }) => string;
  /** A tumble, for who listens: all that paid in it. */
  readonly tumble: (of: { paid: readonly (Many & { pays: string })[] }) => string;
  /** What tumbles paid, times what embers count. */
  readonly product: (of: { paid: string; times: number }) => string;
  readonly counted: (of: { times: number; paid: string }) => string;
  readonly wins: (of: { paid: string }) => string;
  /** No more than was staked: paid, but not won. */
  readonly isPaid: (of: { paid: string }) => string;
  readonly noWin: string;
  readonly soFar: (of: { paid: string }) => string;
  readonly freeSpin: (of: { spin: number; of: number }) => string;
  readonly embersCount: string;
  readonly given: (of: { spins: number }) => string;
  readonly givenMore: string;
  readonly ended: string;
  readonly most: string;
  readonly greats: Readonly<Record<"big" | "great" | "vast", string>>;
  readonly buy: {
    /** On the button, over its price. */
    readonly button: string;
    readonly title: (of: { spins: number }) => string;
    readonly price: (of: { price: string; times: number; stake: string }) => string;
    readonly taken: (of: { price: string }) => string;
    readonly confirm: (of: { price: string }) => string;
    readonly leave: string;
    readonly close: string;
  };
  /** Over the table of pays. */
  readonly anywhere: string;
  readonly orMore: (of: { count: number }) => string;
  readonly keyPays: (of: { keys: number; spins: number }) => string;
  readonly emberPays: string;
};

export async function loadTumbleWords(language: Language): Promise<TumbleWords> {
  switch (language) {
    case "en":
      return (await import("./tumble-words.en.ts")).tumbleWords;
    case "es":
      return (await import("./tumble-words.es.ts")).tumbleWords;
    case "de":
      return (await import("./tumble-words.de.ts")).tumbleWords;
  }
}

/** What a sentence about a round is made of. */
export function sumUp(events: readonly TumbleEvent[]): {
  readonly tumbles: number;
  /** What paid, where it was one thing alone. */
  readonly only: Many | undefined;
  /** What embers multiplied by, at the most. */
  readonly times: number;
  readonly spins: number;
  readonly isBought: boolean;
  readonly isMost: boolean;
} {
  const paid = events.flatMap((event) => (event.type === "symbolPaid" ? [event] : []));
  const [first] = paid;
  return {
    tumbles: events.filter(({ type }) => type === "tumbled").length,
    only: paid.length === 1 ? first : undefined,
    times: events.reduce(
      (most, event) =>
        event.type === "embersCounted" ? Math.max(most, event.carried + event.sum) : most,
      0,
    ),
    spins: events.reduce(
      (most, event) => (event.type === "dropped" ? Math.max(most, event.spin) : most),
      0,
    ),
    isBought: events[0]?.type === "bought",
    isMost: events.some(({ type }) => type === "mostReached"),
  };
}

/** "3, 5, 8 or 10": what embers may carry. */
export function timesList(
  embers: TumbleConfig["embers"],
  { locale, type }: { readonly locale: Language; readonly type: "disjunction" | "conjunction" },
): string {
  return new Intl.ListFormat(locale, { type }).format(embers.map(({ times }) => String(times)));
}
