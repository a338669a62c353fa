import type { RouletteEvent } from "../rules/face.ts";

/** What is seen of a round: where the ball lies, and which bets were paid so far. */
export type SpinView = {
  readonly showing: number;
  readonly pocket: number | undefined;
  /** The places of the cloth that were paid, in their order, with what a chip of each was paid. */
  readonly paid: readonly {
    readonly bet: string;
    readonly chips: number;
    readonly multiple: number;
  }[];
  /** Rolling; the ball lies; what lost is off the cloth. */
  readonly stage: "before" | "rolling" | "landed" | "swept";
};

export function emptySpin(showing: number): SpinView {
  return { showing, pocket: undefined, paid: [], stage: "before" };
}

/** The table behind an event: everything that is seen is the fold of a book. */
export function afterEvent(spin: SpinView, event: RouletteEvent): SpinView {
  switch (event.type) {
    case "landed":
      return { ...spin, pocket: event.pocket, stage: "swept" };
    case "betPaid": {
      const { bet, chips, multiple } = event;
      return { ...spin, paid: [...spin.paid, { bet, chips, multiple }] };
    }
  }
}
