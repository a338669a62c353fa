import { fractionOf, inUnits, type Multiple, type Rules, type Step } from "@croupier/kit/rules";
import { plinkoRisks, type PlinkoConfig, type PlinkoRisk } from "./plinko-config.ts";

export type PlinkoChoice = { readonly rows: number; readonly risk: PlinkoRisk };

export type PlinkoEvent = {
  readonly type: "dropped";
  /** Peg by peg from above: 0 is to the left, 1 to the right. */
  readonly turns: readonly (0 | 1)[];
  /** From the left, 0 to as many as there are rows. */
  readonly slot: number;
  readonly multiple: Multiple;
};

/** One ball and it is over: there is nothing to stand in. */
export type PlinkoState = Record<string, never>;

export const plinkoRules: Rules<PlinkoConfig, PlinkoChoice, never, PlinkoState, PlinkoEvent> = {
  family: "plinko",

  readChoice(asked, { config }) {
    if (typeof asked !== "object" || asked === null) return undefined;
    const { rows, risk } = asked as Partial<Record<keyof PlinkoChoice, unknown>>;
    const known = plinkoRisks.find((one) => one === risk);
    if (known === undefined || typeof rows !== "number") return undefined;
    return Object.hasOwn(config.pays[known], rows) ? { rows, risk: known } : undefined;
  },
  readAction: () => undefined,

  open({ config, stake, choice }, chance): Step<PlinkoState, PlinkoEvent> {
    const path = chance.below(2 ** choice.rows);
    const turns = Array.from({ length: choice.rows }, (_, row): 0 | 1 =>
      ((path >> (choice.rows - 1 - row)) & 1) === 1 ? 1 : 0,
    );
    const slot = turns.reduce<number>((right, turn) => right + turn, 0);
    const multiple = slotPays(config, choice, slot);
    return {
      events: [{ type: "dropped", turns, slot, multiple }],
      state: {},
      staked: stake,
      ...inUnits(fractionOf(stake, multiple), config, chance.below),
    };
  },
  act: () => undefined,
  endFor(): never {
    throw new Error("a ball falls to the end");
  },
};

/** Both halves of the wall pay the same. */
export function slotPays(
  { pays }: PlinkoConfig,
  { rows, risk }: PlinkoChoice,
  slot: number,
): Multiple {
  return pays[risk][rows]?.[Math.min(slot, rows - slot)] ?? 0;
}
