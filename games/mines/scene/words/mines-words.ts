import type { GameWords, Language } from "@croupier/game-stage/scene";
import type { MinesChoice, MinesConfig, MinesEvent } from "../../rules/face.ts";
import type { ShellView } from "../reef-view.ts";

export type MinesWords = GameWords<MinesConfig, MinesChoice, MinesEvent> & {
  readonly shell: (of: { row: number; column: number; seen: string }) => string;
  readonly seen: Readonly<Record<ShellView, string>>;
  readonly mines: (of: { count: number }) => string;
  readonly firstPearl: (of: { multiple: string }) => string;
  readonly openOne: string;
  readonly take: (of: { amount: string }) => string;
  /** The letter that takes, which the button says as well. */
  readonly takeKey: string;
  readonly next: (of: { multiple: string }) => string;
  readonly wins: (of: { payout: string }) => string;
  readonly paid: (of: { payout: string }) => string;
  readonly noWin: string;
};

export async function loadMinesWords(language: Language): Promise<MinesWords> {
  switch (language) {
    case "en":
      return (await import("./mines-words.en.ts")).minesWords;
    case "es":
      return (await import("./mines-words.es.ts")).minesWords;
    case "de":
      return (await import("./mines-words.de.ts")).minesWords;
  }
}

/** How many pearls a round found. */
export function pearlsIn(events: readonly MinesEvent[]): number {
  return events.filter(({ type }) => type === "pearlFound").length;
}
