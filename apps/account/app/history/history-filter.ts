import type { PaymentKind, PaymentStatus, PlayerMovement } from "@croupier/contracts";
import { playerAddresses } from "@croupier/contracts/player-addresses";
import { servicesBaseUrl, spellPath } from "@croupier/contracts/client";

export const periods = ["month", "quarter", "year", "all"] as const;
export const groups = ["deposit", "withdrawal", "game", "bonus", "transfer", "other"] as const;
export const products = ["casino", "live", "tables", "sports", "virtuals"] as const;
export const statuses = ["pending", "done", "failed", "cancelled"] as const;

export interface HistoryFilter {
  readonly period: (typeof periods)[number];
  readonly group: PlayerMovement["group"] | undefined;
  readonly product: (typeof products)[number] | undefined;
  /** Only what can be under way has one: with a status, the list is of payments. */
  readonly status: PaymentStatus | undefined;
  readonly search: string;
}

const dayMs = 86_400_000;
const days = { month: 30, quarter: 90, year: 365 } as const;
const usualPeriod = "quarter";
/** As long as a call takes it. */
export const searchMax = 60;

/** The groups whose movements are payments, which have a status. */
export function paymentKindOf(group: HistoryFilter["group"]): PaymentKind | undefined {
  return group === "deposit" || group === "withdrawal" || group === "transfer" ? group : undefined;
}

export function hasStatus(group: HistoryFilter["group"]): boolean {
  return group === undefined || paymentKindOf(group) !== undefined;
}

/** What an address asks for; what is no filter of ours asks for nothing. */
export function readFilter(address: string): HistoryFilter {
  const [, query = ""] = address.split("#", 1)[0]?.split("?") ?? [];
  const asked = new URLSearchParams(query);
  const group = oneOf(groups, asked.get("kind"));
  const status = oneOf(statuses, asked.get("status"));
  return {
    period: oneOf(periods, asked.get("period")) ?? usualPeriod,
    group,
    product: group === "game" ? oneOf(products, asked.get("product")) : undefined,
    status: hasStatus(group) ? status : undefined,
    search: (asked.get("search") ?? "").slice(0, searchMax),
  };
}

/** The address that a filter is found at again; what is as always is not said. */
export function spellFilter({ period, group, product, status, search }: HistoryFilter): string {
  const query = new URLSearchParams({
    ...(group === undefined ? {} : { kind: group }),
    ...(product === undefined ? {} : { product }),
    ...(status === undefined ? {} : { status }),
    ...(period === usualPeriod ? {} : { period }),
    ...(search.trim() === "" ? {} : { search: search.trim() }),
  }).toString();
  return `/account/cashier/history${query === "" ? "" : `?${query}`}`;
}

/** What changes with a part of the filter: games have products, and nothing of theirs has a status. */
export function changeFilter(filter: HistoryFilter, part: Partial<HistoryFilter>): HistoryFilter {
  const changed = { ...filter, ...part };
  return {
    ...changed,
    product: changed.group === "game" ? changed.product : undefined,
    status: hasStatus(changed.group) ? changed.status : undefined,
  };
}

/** The filter as a call asks for it. */
export function queryOf({ period, group, product, search }: HistoryFilter, now: number) {
  return {
    ...periodOf(period, now),
    ...(group === undefined ? {} : { group }),
    ...(product === undefined || group !== "game" ? {} : { product }),
    ...searchOf(search),
  };
}

/** The same of payments in a status. */
export function paymentsQueryOf({ period, group, status, search }: HistoryFilter, now: number) {
  const kind = paymentKindOf(group);
  return {
    ...periodOf(period, now),
    ...(kind === undefined ? {} : { kind }),
    ...(status === undefined ? {} : { status }),
    ...searchOf(search),
  };
}

/** Payments that belong to a filter though nothing moved: refused, cancelled or on their way, where there can be any. */
export function unmovedQueryOf(filter: HistoryFilter, now: number) {
  if (!hasStatus(filter.group)) return undefined;
  return { ...paymentsQueryOf(filter, now), unmoved: "true" };
}

function periodOf(period: HistoryFilter["period"], now: number) {
  return period === "all" ? {} : { from: new Date(now - days[period] * dayMs).toISOString() };
}

function searchOf(typed: string) {
  const search = typed.trim();
  return search === "" ? {} : { search };
}

export function oneOf<Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | undefined {
  return values.find((value) => value === text);
}

type Asked = Readonly<Record<string, string | undefined>>;

export function statementAddress(session: string, format: "csv" | "pdf", query: Asked): string {
  const params = { session, format };
  const { path } = playerAddresses.statements.statement;
  return servicesBaseUrl() + spellPath(path, { params, query });
}

export function receiptAddress(session: string, transaction: string, language: string): string {
  const params = { session, transaction };
  const { path } = playerAddresses.statements.receipt;
  return servicesBaseUrl() + spellPath(path, { params, query: { language } });
}
