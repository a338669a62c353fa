import {
  fieldOf,
  timesStake,
  type Multiple,
  type Opening,
  type Rules,
  type Step,
} from "@croupier/kit/rules";
import { hundredth, type CrashConfig } from "./crash-config.ts";
import { drawCrash } from "./crash-point.ts";
import { elapsedFor, flownMsMax, multipleAt } from "./flight-time.ts";

/** Where to be landed without a hand, or nowhere. */
export type CrashChoice = { readonly landAt: Multiple | null };

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
    if (landAt === null) return { landAt };
    return isLanding(config, landAt) ? { landAt } : undefined;
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

  act(opening, { state, payout }, action): CrashStep | undefined {
    if (payout !== undefined) return undefined;
    const event = endOf(opening, state, action);
    return {
      events: [event],
      state,
      staked: opening.stake,
      payout: event.type === "landed" ? timesStake(opening.stake, event.multiple) : 0n,
    };
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
): Exclude<CrashEvent, { readonly type: "tookOff" }> {
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
