import type { PlayerMovement } from "@croupier/contracts";
import { playerAddresses } from "@croupier/contracts/player-addresses";
import { spellPath } from "@croupier/contracts/client";

export const periods = ["month", "quarter", "year", "all"] as const;
export const groups = ["deposit", "withdrawal", "game", "bonus", "transfer", "other"] as const;
export const products = ["casino", "live", "tables", "sports", "virtuals"] as const;

export interface HistoryFilter {
  readonly period: (typeof periods)[number];
  readonly group: PlayerMovement["group"] | undefined;
  readonly product: (typeof products)[number] | undefined;
  readonly search: string;
}

const dayMs = 86_400_000;
const days = { month: 30, quarter: 90, year: 365 } as const;

/** The filter as a call asks for it; a product is one of games, so it goes when another kind is chosen. */
export function queryOf({ period, group, product, search }: HistoryFilter, now: number) {
  const from = period === "all" ? undefined : new Date(now - days[period] * dayMs).toISOString();
  const typed = search.trim();
  return {
    ...(from === undefined ? {} : { from }),
    ...(group === undefined ? {} : { group }),
    ...(product === undefined || group !== "game" ? {} : { product }),
    ...(typed === "" ? {} : { search: typed }),
  };
}

type Asked = Readonly<Record<string, string | undefined>>;

export function statementAddress(session: string, format: "csv" | "pdf", query: Asked): string {
  return spellPath(playerAddresses.statements.statement.path, {
    params: { session, format },
    query,
  });
}

export function receiptAddress(session: string, transaction: string, language: string): string {
  return spellPath(playerAddresses.statements.receipt.path, {
    params: { session, transaction },
    query: { language },
  });
}
