import type { Chance } from "@croupier/kit/fair";
import { fieldOf, inUnits } from "@croupier/kit/rules";
import type { Multiple, Opening, Rest, Rules, Step } from "@croupier/kit/rules";
import { shellCount, type MinesConfig } from "./mines-config.ts";
import { mayOpen, multipleFor, worthOf } from "./pearl-worth.ts";

export type MinesChoice = { readonly mines: number };

export type MinesAction =
  | { readonly move: "open"; readonly shell: number }
  | { readonly move: "take" }
  /** By the house alone, for who opened nothing and is not coming back. */
  | { readonly move: "leave" };

export type MinesEvent =
  | { readonly type: "laid"; readonly mines: number; readonly next: Multiple }
  /** What may be taken now, and what one more pearl would be worth; null where none may be opened. */
  | {
      readonly type: "pearlFound";
      readonly shell: number;
      readonly multiple: Multiple;
      readonly next: Multiple | null;
    }
  | { readonly type: "mineHit"; readonly shell: number }
  | { readonly type: "taken"; readonly multiple: Multiple }
  | { readonly type: "left" }
  /** Where all mines lay: told when the round is over. */
  | { readonly type: "revealed"; readonly mines: readonly number[] };

/** Holds what nobody may see yet: where the mines lie. */
export type MinesState = { readonly mines: readonly number[]; readonly opened: readonly number[] };

type MinesOpening = Opening<MinesConfig, MinesChoice>;
type MinesStep = Step<MinesState, MinesEvent>;

export const minesRules: Rules<MinesConfig, MinesChoice, MinesAction, MinesState, MinesEvent> = {
  family: "mines",

  readChoice(asked, { config }) {
    const mines = fieldOf(asked, "mines");
    if (typeof mines !== "number" || !Number.isInteger(mines)) return undefined;
    return mines >= config.minesMin && mines <= config.minesMax ? { mines } : undefined;
  },

  readAction(asked) {
    const move = fieldOf(asked, "move");
    const shell = fieldOf(asked, "shell");
    if (move === "take") return { move };
    if (move !== "open" || typeof shell !== "number" || !Number.isInteger(shell)) return undefined;
    return shell >= 0 && shell < shellCount ? { move, shell } : undefined;
  },

  open({ config, stake, choice }, chance): MinesStep {
    const shells = chance.shuffle(Array.from({ length: shellCount }, (_, shell) => shell));
    const mines = shells.slice(0, choice.mines).sort((left, right) => left - right);
    const next = multipleFor(config, { pearls: 1, mines: choice.mines });
    return {
      events: [{ type: "laid", mines: choice.mines, next }],
      state: { mines, opened: [] },
      staked: stake,
      payout: undefined,
    };
  },

  act(opening, { state, payout }, action, chance): MinesStep | undefined {
    if (payout !== undefined) return undefined;
    if (action.move === "open") return openShell(opening, state, { shell: action.shell, chance });
    // Without a pearl there is nothing to take, and with one nothing is given back.
    const hasPearls = state.opened.length > 0;
    if (hasPearls !== (action.move === "take")) return undefined;
    return hasPearls
      ? takeNow(opening, state, { told: [], chance })
      : {
          ...end(opening, state, { events: [{ type: "left" }], payout: opening.stake }),
          isVoid: true,
        };
  },

  endFor: ({ opened }) => (opened.length > 0 ? { move: "take" } : { move: "leave" }),
};

function openShell(
  opening: MinesOpening,
  before: MinesState,
  { shell, chance }: { readonly shell: number; readonly chance: Chance },
): MinesStep | undefined {
  if (before.opened.includes(shell)) return undefined;
  if (before.mines.includes(shell)) {
    return end(opening, before, { events: [{ type: "mineHit", shell }], payout: 0n });
  }
  const { config, stake, choice } = opening;
  const state = { ...before, opened: [...before.opened, shell] };
  const opened = { pearls: state.opened.length, mines: choice.mines };
  const isLast = !mayOpen(config, opened);
  const found: MinesEvent = {
    type: "pearlFound",
    shell,
    multiple: multipleFor(config, opened),
    next: isLast ? null : multipleFor(config, { ...opened, pearls: opened.pearls + 1 }),
  };
  return isLast
    ? takeNow(opening, state, { told: [found], chance })
    : { events: [found], state, staked: stake, payout: undefined };
}

/** The exact fraction of the stake, brought to whole units once. */
function takeNow(
  { config, ...opening }: MinesOpening,
  state: MinesState,
  { told, chance }: { readonly told: readonly MinesEvent[]; readonly chance: Chance },
): MinesStep {
  const opened = { pearls: state.opened.length, mines: opening.choice.mines };
  const { numerator, denominator } = worthOf(config, opened);
  const taken = { type: "taken", multiple: multipleFor(config, opened) } as const;
  const exact = { numerator: opening.stake * numerator, denominator };
  const paid = inUnits(exact, config, chance.below);
  return end({ config, ...opening }, state, {
    events: [...told, taken],
    ...paid,
  });
}

function end(
  { stake }: MinesOpening,
  state: MinesState,
  {
    events,
    ...paid
  }: { readonly events: readonly MinesEvent[]; readonly payout: bigint; readonly rest?: Rest },
): MinesStep {
  const revealed = { type: "revealed", mines: state.mines } as const;
  return { events: [...events, revealed], state, staked: stake, ...paid };
}
