import { greetingOf, type Greeting } from "@croupier/game-stage/scene";
import { multipleOne, type Multiple } from "@croupier/kit/rules";
import type { TumbleEvent } from "../rules/face.ts";

type Counted = Extract<TumbleEvent, { readonly type: "embersCounted" }>;
export type Paid = Extract<TumbleEvent, { readonly type: "symbolPaid" }>;

/** What is said around what falls: everything here is the fold of a book, in stakes of one spin. */
export type TumbleView = {
  /** 0 before free spins and without them; then which of how many. */
  readonly spin: number;
  readonly of: number;
  readonly isBought: boolean;
  /** What was staked: the price, where the free spins were bought. */
  readonly staked: Multiple;
  /** What pays in this tumble, and what those before it in this spin paid. */
  readonly paid: readonly Paid[];
  readonly tumbled: Multiple;
  readonly counted: Counted | undefined;
  /** What embers of free spins before go on counting. */
  readonly carried: number;
  readonly spinPaid: Multiple;
  readonly total: Multiple;
  readonly greeting: Greeting;
  /** Just given: the banner over everything. */
  readonly given: number | undefined;
  readonly isMost: boolean;
};

export const emptyView: TumbleView = {
  spin: 0,
  of: 0,
  isBought: false,
  staked: multipleOne,
  paid: [],
  tumbled: 0,
  counted: undefined,
  carried: 0,
  spinPaid: 0,
  total: 0,
  greeting: "none",
  given: undefined,
  isMost: false,
};

export function afterEvent(view: TumbleView, event: TumbleEvent): TumbleView {
  switch (event.type) {
    case "bought": {
      const { stakes, spins } = event;
      const staked = stakes * multipleOne;
      return { ...emptyView, isBought: true, staked, given: spins, of: spins };
    }
    case "dropped": {
      const { spin, of } = event;
      const { isBought, staked, carried, total } = spin === 0 ? emptyView : view;
      return { ...emptyView, isBought, staked, carried, total, spin, of };
    }
    case "symbolPaid":
      return { ...view, paid: [...view.paid, event] };
    case "tumbled":
      return { ...view, paid: [], tumbled: view.tumbled + paidIn(view.paid) };
    case "embersCounted": {
      const carried = view.spin > 0 ? event.carried + event.sum : 0;
      return { ...view, counted: event, carried };
    }
    case "spinEnded": {
      const { multiple, total } = event;
      const greeting = greetingOf(multiple, total, view.staked);
      return { ...view, paid: [], spinPaid: multiple, total, greeting };
    }
    case "spinsGiven":
      return { ...view, given: event.spins, of: view.spin + event.left };
    case "mostReached":
      return { ...view, isMost: true, total: event.total };
  }
}

export function paidIn(paid: readonly Paid[]): Multiple {
  return paid.reduce((sum, { multiple }) => sum + multiple, 0);
}

/** How far the door stands open: a crack while nothing is free, then the further the more embers count. */
export function doorOf({ spin, carried, given }: TumbleView): number {
  if (spin === 0) return given === undefined ? 1 : 2;
  if (carried < 20) return 2;
  return carried < 60 ? 3 : 4;
}
