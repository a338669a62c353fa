import { compare, parseMoney, type Asset } from "@croupier/kit/money";
import {
  gameFeatures,
  volatilities,
  type GameFeature,
  type Volatility,
} from "@croupier/contracts/game-words";
import type { CardFacts } from "@croupier/contracts";

export const gameSorts = ["popular", "new", "name", "rtp"] as const;
export type GameSort = (typeof gameSorts)[number];

/** What somebody wants of a game. What is absent keeps nobody out. */
export interface GameFilter {
  readonly provider?: string | undefined;
  readonly feature?: GameFeature | undefined;
  readonly volatility?: Volatility | undefined;
  /** Returns this much or more, in percent. */
  readonly rtp?: number | undefined;
  /** A round can be played for this much. */
  readonly stake?: string | undefined;
  readonly jackpot?: true | undefined;
  readonly sort?: GameSort | undefined;
}

export interface FilteredGame {
  readonly title: string;
  readonly facts: CardFacts;
}

/** The names of a filter in an address; whoever reads it asks for no others. */
export const filterKeys = [
  "provider",
  "feature",
  "volatility",
  "rtp",
  "stake",
  "jackpot",
  "sort",
] as const;

/** What an address says. A stranger wrote it: what cannot be meant is as good as not said. */
export function readFilter(read: (key: (typeof filterKeys)[number]) => string | null): GameFilter {
  const provider = read("provider");
  const rtp = read("rtp");
  const stake = read("stake");
  return {
    provider: provider !== null && /^[\w .'&-]{1,60}$/.test(provider) ? provider : undefined,
    feature: gameFeatures.find((one) => one === read("feature")),
    volatility: volatilities.find((one) => one === read("volatility")),
    rtp: rtp !== null && /^\d{2}$/.test(rtp) ? Number(rtp) : undefined,
    stake: stake !== null && /^\d{1,6}(\.\d{1,2})?$/.test(stake) ? stake : undefined,
    jackpot: read("jackpot") === "true" ? true : undefined,
    sort: gameSorts.find((one) => one === read("sort")),
  };
}

/** The same filter as a query, in one order: two ways to the same games are one address. */
export function writeFilter(filter: GameFilter): string {
  const query = new URLSearchParams();
  for (const key of filterKeys) {
    const value = filter[key];
    if (value !== undefined && value !== "popular") query.set(key, String(value));
  }
  return query.size === 0 ? "" : `?${query}`;
}

/** Whether it keeps any game out; an order keeps nobody out. */
export function isNarrowing(filter: GameFilter): boolean {
  return filterKeys.some((key) => key !== "sort" && filter[key] !== undefined);
}

export function fits({ facts }: FilteredGame, filter: GameFilter, currency: Asset): boolean {
  const { provider, feature, volatility, rtp, stake, jackpot } = filter;
  return (
    (provider === undefined || facts.provider === provider) &&
    (feature === undefined || facts.features.includes(feature)) &&
    (volatility === undefined || facts.volatility === volatility) &&
    (rtp === undefined || facts.returnToPlayer * 100 >= rtp - tolerance) &&
    (stake === undefined || takesStake(facts, stake, currency)) &&
    (jackpot === undefined || facts.jackpot)
  );
}

/** A return of 0.96 is stored as something a hair below. */
const tolerance = 1e-9;

function takesStake(facts: CardFacts, stake: string, currency: Asset): boolean {
  const wanted = parseMoney(stake, currency);
  const min = parseMoney(facts.stakeMin, currency);
  const max = parseMoney(facts.stakeMax, currency);
  if (!wanted.ok || !min.ok || !max.ok) return false;
  return compare(wanted.value, min.value) >= 0 && compare(wanted.value, max.value) <= 0;
}

/** The games that fit, in the order that was asked for; without one, in that of the editors. */
export function filterGames<Game extends FilteredGame>(
  games: readonly Game[],
  filter: GameFilter,
  { currency, locale }: { readonly currency: Asset; readonly locale: string },
): readonly Game[] {
  const fitting = isNarrowing(filter)
    ? games.filter((game) => fits(game, filter, currency))
    : games;
  switch (filter.sort ?? "popular") {
    case "popular":
      return fitting;
    case "new":
      return fitting.toSorted((one, other) => compareText(other.facts.since, one.facts.since));
    case "rtp":
      return fitting.toSorted(
        (one, other) => other.facts.returnToPlayer - one.facts.returnToPlayer,
      );
    case "name": {
      const { compare: byName } = new Intl.Collator(locale);
      return fitting.toSorted((one, other) => byName(one.title, other.title));
    }
  }
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
