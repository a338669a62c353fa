import type { GameWords, Language } from "@croupier/game-stage/scene";
import type { PlinkoChoice, PlinkoConfig, PlinkoEvent, PlinkoRisk } from "../../rules/face.ts";

export type PlinkoWords = GameWords<PlinkoConfig, PlinkoChoice, PlinkoEvent> & {
  readonly risk: string;
  readonly risks: Readonly<Record<PlinkoRisk, string>>;
  readonly rows: (of: { rows: number }) => string;
  readonly rowsShort: string;
  /** The most there is on this wall, and of how many balls one is paid it. */
  readonly edge: (of: { multiple: string; one: string }) => string;
  readonly edges: string;
  readonly howSeldom: string;
  readonly oneIn: (of: { one: string }) => string;
  readonly slots: string;
  readonly last: string;
};

export async function loadPlinkoWords(language: Language): Promise<PlinkoWords> {
  switch (language) {
    case "en":
      return (await import("./plinko-words.en.ts")).plinkoWords;
    case "es":
      return (await import("./plinko-words.es.ts")).plinkoWords;
    case "de":
      return (await import("./plinko-words.de.ts")).plinkoWords;
  }
}

/** A bet of the par sheet: `high/16`. */
export function readBet(bet: string): { readonly risk: PlinkoRisk; readonly rows: number } {
  const [risk, rows] = bet.split("/");
  return { risk: risk as PlinkoRisk, rows: Number(rows) };
}

/** Rows there are tables for, the fewest and the most. */
export function rowsOf({ pays }: PlinkoConfig): { readonly min: number; readonly max: number } {
  const rows = Object.keys(pays.low).map(Number);
  return { min: Math.min(...rows), max: Math.max(...rows) };
}
