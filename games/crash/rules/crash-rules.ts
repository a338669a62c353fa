import {
  fieldOf,
  fractionOf,
  inUnits,
  type Multiple,
  type Opening,
  type Rules,
  type Step,
} from "@croupier/kit/rules";
import { hundredth, type CrashConfig } from "./crash-config.ts";
import { drawCrash } from "./crash-point.ts";
import { elapsedFor, flownMsMax, multipleAt } from "./flight-time.ts";

export type CrashChoice = {
  /** Where to be landed without a hand, or nowhere. */
  readonly landAt: Multiple | null;
  /**
   * The seat of the flight that is paid: by it the unit is drawn that may be paid beside the whole ones. What one of a
   * flight was paid so says nothing of the others, and when it lands changes nothing.
   */
  readonly seat?: string;
};

export type CrashAction =
  /** By hand, so many milliseconds behind the start: by the clock of whoever writes the flight. */
  { readonly move: "land"; readonly flownMs: number } | { readonly move: "flyOn" };

export type CrashEvent =
  | { readonly type: "tookOff" }
  | { readonly type: "landed"; readonly multiple: Multiple; readonly by: "hand" | "setting" }
  | { readonly type: "crashed"; readonly multiple: Multiple };

/** Where the flight ends: nobody may see it before. */
export type CrashState = { readonly crash: Multiple };

type CrashStep = Step<CrashState, CrashEvent>;

export const crashRules: Rules<CrashConfig, CrashChoice, CrashAction, CrashState, CrashEvent> = {
  family: "crash",

  readChoice(asked, { config }) {
    const landAt = fieldOf(asked, "landAt");
    const named = fieldOf(asked, "seat");
    if (landAt !== null && !isLanding(config, landAt)) return undefined;
    const isNamed = typeof named === "string" && /^[0-9A-Z]{1,16}$/.test(named);
    return { landAt, ...(isNamed ? { seat: named } : {}) };
  },

  readAction(asked) {
    const move = fieldOf(asked, "move");
    const flownMs = fieldOf(asked, "flownMs");
    if (move === "flyOn") return { move };
    return move === "land" && isFlown(flownMs) ? { move, flownMs } : undefined;
  },

  open({ config, stake }, chance): CrashStep {
    const state = { crash: drawCrash(config, chance) };
    return { events: [{ type: "tookOff" }], state, staked: stake, payout: undefined };
  },

  act(opening, { state, payout }, action, chance): CrashStep | undefined {
    if (payout !== undefined) return undefined;
    const { config, stake, choice } = opening;
    const event = endOf(opening, state, action);
    const exact = fractionOf(stake, event.type === "landed" ? event.multiple : 0);
    const paid = inUnits(exact, config, (below) => chance.beside(choice.seat ?? "").below(below));
    return { events: [event], state, staked: stake, ...paid };
  },

  endFor: () => ({ move: "flyOn" }),
};

/** Whether a landing may be set here: above the stake, and no higher than flights go. */
export function isLanding({ most }: CrashConfig, landAt: unknown): landAt is Multiple {
  return (
    typeof landAt === "number" &&
    Number.isInteger(landAt / hundredth) &&
    landAt > 100 * hundredth &&
    landAt <= most
  );
}

/** A set landing comes first where it was reached; by hand nobody lands any more where a flight ends. */
function endOf(
  { config, choice }: Opening<CrashConfig, CrashChoice>,
  { crash }: CrashState,
  action: CrashAction,
): Extract<CrashEvent, { readonly type: "landed" | "crashed" }> {
  const landAt = choice.landAt ?? config.most;
  const flownMs = action.move === "land" ? action.flownMs : flownMsMax;
  const reached = multipleAt(config, flownMs);
  if (landAt <= crash && landAt <= reached) {
    return { type: "landed", multiple: landAt, by: "setting" };
  }
  return flownMs < elapsedFor(config, crash)
    ? { type: "landed", multiple: reached, by: "hand" }
    : { type: "crashed", multiple: crash };
}

function isFlown(asked: unknown): asked is number {
  return typeof asked === "number" && Number.isInteger(asked) && asked >= 0 && asked <= flownMsMax;
}
