import type { FlightBoard, FlightSeatShown } from "@croupier/contracts";
import type { Multiple } from "@croupier/kit/rules";

export type FlightPhase = "waiting" | "boarding" | "flying" | "over";

/** The flight as this frame has heard of it. Moments are of the clock of whoever writes it. */
export type FlightView = {
  /** `waiting`: nobody was heard of. */
  readonly phase: FlightPhase;
  readonly number: number;
  readonly boardsUntil: number;
  readonly tookOffAt: number;
  /** Where it ended, once it is over. */
  readonly multiple: Multiple | undefined;
  readonly last: FlightBoard["last"];
  /** The highest landings that were heard of, the highest first. */
  readonly top: NonNullable<FlightBoard["top"]>;
  readonly crowd: { readonly aboard: number; readonly landed: number };
  readonly seats: readonly FlightSeatShown[];
  /** Under which the others see this player, a name for each of their bets. */
  readonly you: readonly string[];
  readonly chain: FlightBoard["chain"] | undefined;
  /** Rounds of this player that came to their end without being asked to. */
  readonly ended: readonly string[];
  /** Whose stakes wait here for the next boarding. */
  readonly queued: readonly Bet[];
};

/** A player has at most two bets in a flight. */
export type Bet = 1 | 2;
export const bets = [1, 2] as const;

/** What a scene hears and may ask for, beside rounds. */
export type FlightLine = {
  readonly view: () => FlightView;
  readonly subscribe: (changed: () => void) => () => void;
  /** By the clock of whoever writes it. */
  readonly now: () => number;
  /** What is reached now, and no more than was heard of. */
  readonly flownMs: () => number;
  /** A stake that waits is not asked for any more. */
  readonly unqueue: (bet: Bet) => void;
};

export const nobodyHeard: FlightView = {
  phase: "waiting",
  number: 0,
  boardsUntil: 0,
  tookOffAt: 0,
  multiple: undefined,
  last: [],
  top: [],
  crowd: { aboard: 0, landed: 0 },
  seats: [],
  you: [],
  chain: undefined,
  ended: [],
  queued: [],
};

const lastMax = 24;

/** A view that is told of: what changed it, and who wants to know. */
export function createViewDesk() {
  const listeners = new Set<() => void>();
  let view = nobodyHeard;
  return {
    view: () => view,
    set(change: Partial<FlightView>): void {
      view = { ...view, ...change };
      for (const changed of listeners) changed();
    },
    subscribe(changed: () => void) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    until(holds: (now: FlightView) => boolean): Promise<void> {
      return new Promise((resolve) => {
        if (holds(view)) return resolve();
        const stop = this.subscribe(() => {
          if (!holds(view)) return;
          stop();
          resolve();
        });
      });
    },
  };
}

export type ViewDesk = ReturnType<typeof createViewDesk>;

/** What a board says of the flight under way. */
export function viewOf({ flight, chain, last, top = [] }: FlightBoard): Partial<FlightView> {
  return {
    phase: flight.state,
    number: flight.number,
    boardsUntil: Date.parse(flight.boardsUntil),
    tookOffAt: flight.tookOffAt === null ? 0 : Date.parse(flight.tookOffAt),
    multiple: flight.multiple ?? undefined,
    chain,
    last: last.slice(0, lastMax),
    top,
  };
}

/** While a flight is in the air, stakes wait here for the next one to board. */
export function createQueue(desk: ViewDesk) {
  const leaving = new Map<Bet, () => void>();
  const setQueued = (bet: Bet, isQueued: boolean) => {
    const others = desk.view().queued.filter((one) => one !== bet);
    desk.set({ queued: isQueued ? [...others, bet] : others });
  };
  return {
    leave: (bet: Bet): void => leaving.get(bet)?.(),
    /** False where the stake was given up meanwhile. */
    async untilBoarding(bet: Bet): Promise<boolean> {
      if (desk.view().phase === "boarding") return true;
      setQueued(bet, true);
      const given = new Promise<false>((resolve) => leaving.set(bet, () => resolve(false)));
      const isBoarding = await Promise.race([
        desk.until(({ phase }) => phase === "boarding").then(() => true),
        given,
      ]);
      leaving.delete(bet);
      setQueued(bet, false);
      return isBoarding;
    },
  };
}
