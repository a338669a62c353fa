import { greetingOf, type Greeting } from "@croupier/game-stage/scene";
import type { Multiple } from "@croupier/kit/rules";
import type { WaysConfig, WaysEvent } from "../rules/face.ts";

export type WaysPaid = Extract<WaysEvent, { readonly type: "waysPaid" }>;

/** What is said around the board: everything here is the fold of a book. */
export type WaysView = {
  /** How often something has fallen in this round: so far has the moon grown. */
  readonly falls: number;
  /** The ways of a symbol that are shown. */
  readonly paid: WaysPaid | undefined;
  readonly total: Multiple;
  readonly greeting: Greeting;
  readonly isMost: boolean;
};

export const emptyView: WaysView = {
  falls: 0,
  paid: undefined,
  total: 0,
  greeting: "none",
  isMost: false,
};

export function afterEvent(view: WaysView, event: WaysEvent): WaysView {
  switch (event.type) {
    case "grown":
      return emptyView;
    case "waysPaid":
      return { ...view, paid: event, total: view.total + event.multiple };
    case "fallen":
      return { ...view, falls: view.falls + 1, paid: undefined, total: event.total };
    case "mostReached":
      return { ...view, isMost: true, paid: undefined, total: event.total };
    case "ended": {
      const { total } = event;
      return { ...view, paid: undefined, total, greeting: greetingOf(total, total) };
    }
  }
}

/** On which step of its growth the moon is; behind the last it stays full. */
export function stepOf(falls: number, { times }: Pick<WaysConfig, "times">): number {
  return Math.min(falls, times.length - 1);
}
