import {
  crashRules,
  drawCrash,
  elapsedFor,
  flightChance,
  multipleAt,
  type CrashAction,
  type CrashChoice,
  type CrashConfig,
} from "@croupier/game-crash/rules";
import { assert } from "@croupier/kit/assert";
import { chanceOf } from "@croupier/kit/fair";
import { replayRound, type Multiple } from "@croupier/kit/rules";
import { shownOf, type ShownStep } from "../rounds/round.ts";
import type { FlightSeat } from "./flight.ts";

/** What decides one flight: nobody but its writer knows it before the flight is over. */
export type FlightSecret = {
  readonly config: CrashConfig;
  readonly link: string;
  readonly salt: string;
  readonly number: number;
};

/** Where it ends, and after how many milliseconds. */
export function endOf(secret: FlightSecret): {
  readonly crash: Multiple;
  readonly crashMs: number;
} {
  const crash = drawCrash(secret.config, flightChance(secret));
  return { crash, crashMs: elapsedFor(secret.config, crash) };
}

export type Settled = {
  readonly action: CrashAction;
  readonly steps: readonly ShownStep[];
  readonly payout: bigint;
  /** Undefined: not before the end of the flight. */
  readonly landedAt: Multiple | undefined;
};

/** One seat's part of the flight, by the rules that anybody counts it out with. */
export function settleSeat(
  secret: FlightSecret,
  { stake, landAt, name }: Pick<FlightSeat, "stake" | "landAt" | "name">,
  action: CrashAction,
): Settled {
  const steps = replayRound(
    crashRules,
    { config: secret.config, stake, choice: { landAt, seat: name } },
    { actions: [action], chance: flightChance(secret) },
  );
  const last = steps?.at(-1);
  assert(steps !== undefined && last?.payout !== undefined, "one action ends a part of a flight");
  const [event] = last.events;
  return {
    action,
    steps: steps.map(shownOf),
    payout: last.payout,
    landedAt: event?.type === "landed" ? event.multiple : undefined,
  };
}

/** What is shown of a seat as it is taken. Nothing of it was drawn yet. */
export function boardingSteps(
  config: CrashConfig,
  { stake, choice }: { readonly stake: bigint; readonly choice: CrashChoice },
): readonly ShownStep[] {
  const first = crashRules.open(
    { config, stake, choice },
    chanceOf(() => 0),
  );
  return [shownOf(first)];
}

export type Pressed = ReadonlyMap<string, { readonly flownMs: number }>;

/**
 * Who comes down by now, and how: those who pressed, those whose setting is reached, and with the end of the
 * flight everybody. Who pressed has what was reached as the press arrived, however late it is looked at.
 */
export function comingDown(
  { config }: Pick<FlightSecret, "config">,
  now: { readonly flownMs: number; readonly crash: Multiple; readonly crashMs: number },
  { aboard, pressed }: { readonly aboard: Iterable<FlightSeat>; readonly pressed: Pressed },
): { readonly seat: FlightSeat; readonly action: CrashAction }[] {
  const { flownMs, crash, crashMs } = now;
  const isOver = flownMs >= crashMs;
  const reached = multipleAt(config, Math.min(flownMs, crashMs));
  const down: { seat: FlightSeat; action: CrashAction }[] = [];
  for (const seat of aboard) {
    const press = pressed.get(seat.roundId);
    const target = seat.landAt ?? config.most;
    if (press !== undefined) down.push({ seat, action: { move: "land", ...press } });
    else if (isOver || (target <= crash && target <= reached)) {
      down.push({ seat, action: { move: "flyOn" } });
    }
  }
  return down;
}

/** When the next seat comes down by itself, in milliseconds behind the take-off; the end of the flight else. */
export function nextDueMs(
  { config }: Pick<FlightSecret, "config">,
  { crash, crashMs }: { readonly crash: Multiple; readonly crashMs: number },
  aboard: Iterable<FlightSeat>,
): number {
  let lowest = crash;
  for (const { landAt } of aboard) if (landAt !== null && landAt < lowest) lowest = landAt;
  return lowest === crash ? crashMs : elapsedFor(config, lowest);
}
