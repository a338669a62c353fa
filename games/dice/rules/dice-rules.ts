import type { Fraction, Multiple, Rules, Step } from "@croupier/kit/rules";
import { inUnits, multipleOne } from "@croupier/kit/rules";
import { diceNumbers, type DiceConfig } from "./dice-config.ts";

/** So many numbers win: the lowest of all, or the highest. */
export type DiceChoice = { readonly side: "under" | "over"; readonly winning: number };

export type DiceEvent = {
  readonly type: "rolled";
  /** In hundredths: 4217 is shown as 42.17. */
  readonly number: number;
  readonly won: boolean;
  /** What a win pays, cut to ten-thousandths to be shown. */
  readonly multiple: Multiple;
};

/** One roll and it is over: there is nothing to stand in. */
export type DiceState = Record<string, never>;

export const diceRules: Rules<DiceConfig, DiceChoice, never, DiceState, DiceEvent> = {
  family: "dice",

  readChoice(asked, { config }) {
    if (typeof asked !== "object" || asked === null) return undefined;
    const { side, winning } = asked as Partial<Record<keyof DiceChoice, unknown>>;
    if (side !== "under" && side !== "over") return undefined;
    if (typeof winning !== "number" || !Number.isInteger(winning)) return undefined;
    if (winning < config.winningMin || winning > config.winningMax) return undefined;
    return { side, winning };
  },
  readAction: () => undefined,

  open({ config, stake, choice }, chance): Step<DiceState, DiceEvent> {
    const number = chance.below(diceNumbers);
    const won = isWon(choice, number);
    const event = { type: "rolled", number, won, multiple: dicePays(config, choice) } as const;
    const exact = won ? dicePaysOf(stake, { config, choice }) : { numerator: 0n, denominator: 1n };
    return { events: [event], state: {}, staked: stake, ...inUnits(exact, config, chance.below) };
  },
  act: () => undefined,
  endFor(): never {
    throw new Error("a roll is over as soon as it is rolled");
  },
};

export function isWon({ side, winning }: DiceChoice, number: number): boolean {
  return side === "under" ? number < winning : number >= diceNumbers - winning;
}

/** What a win pays, to be shown: cut to ten-thousandths of the stake. */
export function dicePays(config: DiceConfig, { winning }: DiceChoice): Multiple {
  return Math.floor((config.returnOfTenThousand * multipleOne) / winning);
}

/** What a win pays: the exact fraction of the stake, so that every bet has the same return. */
export function dicePaysOf(
  stake: bigint,
  { config, choice }: { readonly config: DiceConfig; readonly choice: DiceChoice },
): Fraction {
  return {
    numerator: stake * BigInt(config.returnOfTenThousand),
    denominator: BigInt(choice.winning),
  };
}
