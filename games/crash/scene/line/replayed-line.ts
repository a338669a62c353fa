import { frames, type Cue } from "@croupier/game-stage/scene";
import type { Multiple } from "@croupier/kit/rules";
import { elapsedFor, type CrashConfig } from "../../rules/face.ts";
import { createViewDesk, type FlightLine } from "./flight-line.ts";

/** A line on which one round that was is flown once more, by its book and for who watches alone. */
export type ReplayedLine = FlightLine & {
  readonly takeOff: () => void;
  readonly land: (multiple: Multiple, around: Around) => Promise<void>;
  readonly crash: (multiple: Multiple, around: Around) => Promise<void>;
};

type Around = { readonly config: CrashConfig; readonly cue: Pick<Cue, "isStill" | "signal"> };

/** Nobody watches a flight of four minutes again: a longer one passes more quickly. */
const watchedMsMax = 9_000;

export function createReplayedLine(): ReplayedLine {
  const desk = createViewDesk();
  let flown = 0;

  async function flyTo(multiple: Multiple, { config, cue }: Around): Promise<void> {
    const whole = elapsedFor(config, multiple);
    if (!cue.isStill) {
      await frames(Math.min(watchedMsMax, whole), {
        signal: cue.signal,
        draw(share) {
          flown = share * whole;
        },
      });
    }
    flown = whole;
  }

  return {
    view: desk.view,
    subscribe: desk.subscribe,
    now: () => 0,
    flownMs: () => flown,
    unqueue: () => {},
    takeOff() {
      flown = 0;
      desk.set({ phase: "flying" });
    },
    // Where it flew to behind that, the book of a round that had landed does not say.
    async land(multiple, around) {
      await flyTo(multiple, around);
      desk.set({});
    },
    async crash(multiple, around) {
      await flyTo(multiple, around);
      desk.set({ phase: "over", multiple });
    },
  };
}

export function isReplayed(line: FlightLine): line is ReplayedLine {
  return "takeOff" in line;
}
