import { assert } from "./assert.ts";
import type { Chance } from "./fair/chance.ts";

/** Paid for a stake of one, in ten-thousandths: 19_800 is 1.98 times the stake. A whole number. */
export type Multiple = number;
export const multipleOne = 10_000;

/** So many ten-thousandths of a stake, cut below the smallest unit. */
export function timesStake(stake: bigint, multiple: Multiple): bigint {
  const { numerator, denominator } = fractionOf(stake, multiple);
  return numerator / denominator;
}

/** Whole numbers, however long. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

/** Exactly these many ten-thousandths of a stake. */
export function fractionOf(stake: bigint, multiple: Multiple): Fraction {
  assert(Number.isSafeInteger(multiple) && multiple >= 0, "a multiple is whole and not negative");
  return { numerator: stake * BigInt(multiple), denominator: BigInt(multipleOne) };
}

/**
 * What becomes of the part of a payout below the smallest unit. Drawn: one unit more is paid with the chance of that
 * part, so that every stake returns the same. A configuration that does not say it cuts that part off, as all did once.
 */
export type RestTerms = { readonly rest?: "drawn" };

/** `left` of `of` parts of the smallest unit were left of a payout, and one unit more was drawn for them or not. */
export type Rest = { readonly left: number; readonly of: number; readonly isPaid: boolean };

/** The least and the most that may be paid of it, in whole units. */
export function unitsOf(
  { numerator, denominator }: Fraction,
  { rest }: RestTerms,
): { readonly least: bigint; readonly most: bigint } {
  const least = numerator / denominator;
  const isDrawn = rest !== undefined && numerator % denominator !== 0n;
  return { least, most: isDrawn ? least + 1n : least };
}

/** A payout in whole units. Nothing is drawn where nothing is left below them. */
export function inUnits(
  { numerator, denominator }: Fraction,
  terms: RestTerms,
  draw: (below: number) => number,
): { readonly payout: bigint; readonly rest?: Rest } {
  const payout = numerator / denominator;
  const left = Number(numerator % denominator);
  if (terms.rest === undefined || left === 0) return { payout };
  const of = Number(denominator);
  const isPaid = draw(of) < left;
  return { payout: isPaid ? payout + 1n : payout, rest: { left, of, isPaid } };
}

/** What a player asked for as a round began. The stake is in minor units of the wallet's currency. */
export type Opening<Config, Choice> = {
  readonly config: Config;
  readonly stake: bigint;
  readonly choice: Choice;
};

/**
 * One step of a round: what is to be shown, in order, and where the round stands behind it. State and
 * events are plain JSON. What an event says of money it says in multiples of the stake.
 */
export type Step<State, Event> = {
  readonly events: readonly Event[];
  readonly state: State;
  /** Everything staked in this round so far. */
  readonly staked: bigint;
  /** Everything it pays, once it is over; undefined while the player has a say. */
  readonly payout: bigint | undefined;
  /** How the payout was brought to whole units, where that was drawn. */
  readonly rest?: Rest;
  /** Over without a chance having been taken: the payout is the one stake, and it goes back instead of being won. */
  readonly isVoid?: true;
};

/**
 * The rules of a family of games. Pure: what they answer depends on what they are given alone, so the
 * server, a round of practice in the browser, a proof of the odds and whoever verifies run the very same.
 *
 * A round of several steps is the fold of its actions over one chance, which goes on where the step
 * before left it. Nothing else has to be kept to stand exactly there again.
 */
export type Rules<Config, Choice, Action, State, Event> = {
  readonly family: string;
  /** What was asked for beside the stake, or undefined where these rules do not offer it. */
  readChoice(
    asked: unknown,
    terms: { readonly config: Config; readonly stake: bigint },
  ): Choice | undefined;
  /**
   * Whether each part of a choice, a seat, a place, the spin that a feature is priced by, is within what is
   * taken of it; absent in games whose rounds have no parts. The limits are those of one stake of the bar.
   */
  isTaken?(
    choice: Choice,
    terms: {
      readonly config: Config;
      readonly stake: bigint;
      readonly stakeMin: bigint;
      readonly stakeMost: bigint;
    },
  ): boolean;
  readAction(asked: unknown): Action | undefined;
  open(opening: Opening<Config, Choice>, chance: Chance): Step<State, Event>;
  /** Undefined: the state does not allow it, and nothing was drawn. */
  act(
    opening: Opening<Config, Choice>,
    before: Step<State, Event>,
    action: Action,
    chance: Chance,
  ): Step<State, Event> | undefined;
  /** What is done for a player who does not come back, so that every round ends; never a new stake. */
  endFor(state: State): Action;
};

/** Rules of whichever family: who holds them hands back to them only what came from them. */
export type AnyRules = Rules<unknown, unknown, unknown, unknown, unknown>;

/** One field of what was asked, whatever was asked: a reader of choices and actions looks at each itself. */
export function fieldOf(asked: unknown, name: string): unknown {
  return typeof asked === "object" && asked !== null
    ? (asked as Record<string, unknown>)[name]
    : undefined;
}

/** A feature that is bought instead of waited for: every family whose games sell one says so alike. */
export function isBought(choice: unknown): boolean {
  return fieldOf(choice, "buy") === true;
}

/** What may be staked on a game in one currency, in minor units. */
export type StakeLimits = {
  /** Of one stake of the bar: a spin, a seat, a chip. */
  readonly min: bigint;
  readonly max: bigint;
  /** Of a round as it begins, with all its seats and side bets. */
  readonly roundMax: bigint;
  /** Of the price of a feature that is bought. */
  readonly buyMax: bigint;
};

/** Whether a round may begin with this stake: the one judge of it for the server, practice and the buttons. */
export function isStakeTaken(
  rules: Pick<AnyRules, "isTaken">,
  round: {
    readonly config: unknown;
    readonly stake: bigint;
    readonly choice: unknown;
    readonly limits: StakeLimits;
  },
): boolean {
  const { config, stake, choice, limits } = round;
  const { min, max, roundMax, buyMax } = limits;
  if (stake < min || stake > (isBought(choice) ? buyMax : roundMax)) return false;
  return rules.isTaken?.(choice, { config, stake, stakeMin: min, stakeMost: max }) ?? true;
}

/** A round stood up again from what was asked of it, step by step; undefined where an action is not legal. */
export function replayRound<Config, Choice, Action, State, Event>(
  rules: Rules<Config, Choice, Action, State, Event>,
  opening: Opening<Config, Choice>,
  { actions, chance }: { readonly actions: readonly Action[]; readonly chance: Chance },
): readonly [Step<State, Event>, ...Step<State, Event>[]] | undefined {
  let last = rules.open(opening, chance);
  const steps: [Step<State, Event>, ...Step<State, Event>[]] = [last];
  for (const action of actions) {
    const next = last.payout === undefined ? rules.act(opening, last, action, chance) : undefined;
    if (next === undefined) return undefined;
    steps.push(next);
    last = next;
  }
  return steps;
}

/** In whole units, before one more is drawn for the part below them. */
export const wholeOf = ({
  payout = 0n,
  rest,
}: Pick<Step<unknown, unknown>, "payout" | "rest">): bigint =>
  rest?.isPaid === true ? payout - 1n : payout;
