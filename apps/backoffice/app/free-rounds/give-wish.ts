import type { KeptGameView } from "@croupier/contracts";
import { formatDecimal, getAsset, money, parseMoney } from "@croupier/kit/money";
import type { GiveWish } from "./free-round-calls.ts";
import { readPlayerIds } from "./read-player-ids.ts";

/** What stands in the fields of the window, as it was typed. */
export type TypedGift = {
  readonly pasted: string;
  readonly game: string | null;
  readonly currency: string | null;
  readonly stake: string;
  readonly rounds: number | string;
  readonly days: number | string;
};

const decimal = /^\d+(\.\d+)?$/;
const playersMax = 500;
const dayMs = 86_400_000;

/** What can be staked on a round of what was chosen; undefined while it was not. */
export function rangeOf(
  { game, currency }: Pick<TypedGift, "game" | "currency">,
  games: readonly KeptGameView[],
): KeptGameView["stakes"][number] | undefined {
  const found = games.find((one) => one.game === game && one.open);
  return found?.stakes.find((one) => one.currency === currency);
}

/** All of a gift, as stakes of the house; undefined where it is no amount yet. */
export function worthOf({
  stake,
  currency,
  rounds,
  players,
}: Pick<GiveWish, "stake" | "currency" | "rounds" | "players">): string | undefined {
  const asset = getAsset(currency);
  const read = parseMoney(stake, asset);
  if (!read.ok || !Number.isInteger(rounds)) return undefined;
  return formatDecimal(money(read.value.minor * BigInt(rounds * players.length), asset));
}

/** The gift as the call takes it; undefined while something is missing. Whether the house gives it is its to say. */
export function readGift(
  typed: TypedGift,
  { games, now }: { readonly games: readonly KeptGameView[]; readonly now: number },
): Omit<GiveWish, "pressId" | "reason"> | undefined {
  const { ids, strange } = readPlayerIds(typed.pasted);
  const range = rangeOf(typed, games);
  const [rounds, days] = [Number(typed.rounds), Number(typed.days)];
  const stake = typed.stake.trim();
  const isWhole =
    ids.length >= 1 && ids.length <= playersMax && strange.length === 0 && decimal.test(stake);
  if (!isWhole || typed.game === null || range === undefined || rounds < 1 || days < 1) {
    return undefined;
  }
  return {
    players: [...ids],
    game: typed.game,
    currency: range.currency,
    stake,
    rounds,
    expiresAt: new Date(now + days * dayMs).toISOString(),
  };
}
