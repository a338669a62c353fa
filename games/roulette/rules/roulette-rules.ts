import {
  fieldOf,
  multipleOne,
  timesStake,
  type Multiple,
  type Rules,
  type Step,
} from "@croupier/kit/rules";
import { kindOf, rouletteBets, type RouletteBet } from "./layout.ts";
import {
  colourOf,
  pocketCount,
  type PocketColour,
  type RouletteConfig,
} from "./roulette-config.ts";

/** A bet by its name, and its stake in minor units, in digits. */
export type LaidBet = { readonly bet: string; readonly stake: string };

/** What all bets come to is the stake of the round. */
export type RouletteChoice = { readonly bets: readonly LaidBet[] };

export type RouletteEvent =
  | { readonly type: "landed"; readonly pocket: number; readonly colour: PocketColour }
  | {
      readonly type: "betPaid";
      readonly bet: string;
      /** Into how many chips its stake was parted, and what one of them is paid for all that hit. */
      readonly chips: number;
      readonly multiple: Multiple;
    };

/** One spin and it is over: there is nothing to stand in. */
export type RouletteState = Record<string, never>;

export const rouletteRules: Rules<
  RouletteConfig,
  RouletteChoice,
  never,
  RouletteState,
  RouletteEvent
> = {
  family: "roulette",

  readChoice(asked, { config, stake }) {
    const bets = fieldOf(asked, "bets");
    if (!Array.isArray(bets) || bets.length === 0 || bets.length > config.betsMost)
      return undefined;
    const read = bets.flatMap((bet: unknown) => readBet(bet) ?? []);
    const isEachOnce = new Set(read.map(({ bet }) => bet)).size === bets.length;
    const sum = read.reduce((all, bet) => all + BigInt(bet.stake), 0n);
    return isEachOnce && sum === stake ? { bets: read } : undefined;
  },
  isTaken({ bets }, { config, stakeMost }) {
    return [...laidOn(bets)].every(
      ([place, laid]) => laid <= mostOn(kindOf(place), { config, stakeMost }),
    );
  },
  readAction: () => undefined,

  open({ stake, choice }, chance): Step<RouletteState, RouletteEvent> {
    const pocket = chance.below(pocketCount);
    const events: RouletteEvent[] = [{ type: "landed", pocket, colour: colourOf(pocket) }];
    let payout = 0n;
    for (const laid of choice.bets) {
      const bet = rouletteBets.get(laid.bet);
      const multiple = bet === undefined ? 0 : chipsPay(bet, pocket);
      if (bet === undefined || multiple === 0) continue;
      const chips = bet.chips.length;
      payout += timesStake(BigInt(laid.stake) / BigInt(chips), multiple);
      events.push({ type: "betPaid", bet: bet.name, chips, multiple });
    }
    return { events, state: {}, staked: stake, payout };
  },
  act: () => undefined,
  endFor(): never {
    throw new Error("a spin is over as soon as the ball lies");
  },
};

/** What may lie on one place of a kind, on a table that takes `stakeMost` in a round. */
export function mostOn(
  kind: string,
  { config, stakeMost }: { readonly config: RouletteConfig; readonly stakeMost: bigint },
): bigint {
  return (stakeMost * BigInt(config.mostOn?.[kind] ?? 100)) / 100n;
}

/** What lies on each place of the felt, called bets parted into their chips. */
function laidOn(bets: readonly LaidBet[]): ReadonlyMap<string, bigint> {
  const laid = new Map<string, bigint>();
  for (const { bet, stake } of bets) {
    const chips = rouletteBets.get(bet)?.chips ?? [];
    for (const { name } of chips) {
      laid.set(name, (laid.get(name) ?? 0n) + BigInt(stake) / BigInt(chips.length));
    }
  }
  return laid;
}

/** What one chip of this bet is paid for all chips of it that hit. */
export function chipsPay({ chips }: RouletteBet, pocket: number): Multiple {
  return chips.reduce(
    (sum, { numbers }) =>
      sum + (numbers.includes(pocket) ? (36 * multipleOne) / numbers.length : 0),
    0,
  );
}

function readBet(asked: unknown): LaidBet | undefined {
  const name = fieldOf(asked, "bet");
  const stake = fieldOf(asked, "stake");
  if (typeof name !== "string" || typeof stake !== "string") return undefined;
  const bet = rouletteBets.get(name);
  if (bet === undefined || !/^[1-9]\d{0,29}$/.test(stake)) return undefined;
  return BigInt(stake) % BigInt(bet.chips.length) === 0n ? { bet: name, stake } : undefined;
}
