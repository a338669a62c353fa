import { greetingOf, type Greeting } from "@croupier/game-stage/scene";
import type { Multiple } from "@croupier/kit/rules";
import type { LinesEvent } from "../rules/face.ts";

/** What is said above and below the reels: everything here is the fold of a book. */
export type LinesView = {
  /** 0 before free spins and without them; then which of how many. */
  readonly spin: number;
  readonly of: number;
  /** The line that is shown, or what all of this spin paid. */
  readonly line: Extract<LinesEvent, { readonly type: "linePaid" }> | undefined;
  readonly spinPaid: Multiple;
  readonly total: Multiple;
  readonly greeting: Greeting;
  /** Just given: the banner over the reels. */
  readonly given: number | undefined;
  readonly isMost: boolean;
};

export const emptyView: LinesView = {
  spin: 0,
  of: 0,
  line: undefined,
  spinPaid: 0,
  total: 0,
  greeting: "none",
  given: undefined,
  isMost: false,
};

export function afterEvent(view: LinesView, event: LinesEvent): LinesView {
  switch (event.type) {
    case "spun": {
      const { spin, of } = event;
      const before = spin === 0 ? emptyView : view;
      return {
        ...before,
        spin,
        of,
        line: undefined,
        spinPaid: 0,
        greeting: "none",
        given: undefined,
      };
    }
    case "dived":
      return view;
    case "linePaid":
      return { ...view, line: event };
    case "spinEnded": {
      const { multiple, total } = event;
      const greeting = greetingOf(multiple, total);
      return { ...view, line: undefined, spinPaid: multiple, total, greeting };
    }
    case "spinsGiven":
      return { ...view, given: event.spins, of: view.spin + event.left };
    case "mostReached":
      return { ...view, isMost: true, total: event.total };
  }
}
