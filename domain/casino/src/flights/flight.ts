import type { Asset } from "@croupier/kit/money";
import type { Multiple } from "@croupier/kit/rules";

/** A row of links that was told by its beginning: flight `number` is decided by its link of that number. */
export type Chain = {
  readonly chain: number;
  readonly game: string;
  /** The link before the first. */
  readonly fingerprint: string;
  /** Chosen behind the fingerprint. */
  readonly salt: string;
  readonly length: number;
};

/** Stakes are taken; it rises; it is over and everybody's stake with it. */
export type FlightState = "boarding" | "flying" | "over";

export type Flight = {
  readonly chain: number;
  readonly number: number;
  readonly profileVersion: number;
  readonly state: FlightState;
  readonly boardsUntil: Date;
  readonly tookOffAt: Date | undefined;
  readonly overAt: Date | undefined;
  /** Where it ended, and the link that says so: once it is over. */
  readonly multiple: Multiple | undefined;
  readonly link: string | undefined;
};

/** A player holds at most two seats of a flight, each with a stake of its own. */
export type SeatNumber = 1 | 2;

/** Somebody's stake in a flight. */
export type FlightSeat = {
  readonly playerId: string;
  readonly seat: SeatNumber;
  readonly roundId: string;
  /** Under which the others see them; it means nobody. */
  readonly name: string;
  readonly asset: Asset;
  readonly stake: bigint;
  readonly landAt: Multiple | null;
  readonly state: "aboard" | "landed" | "lost";
  readonly landedAt: Multiple | undefined;
  readonly payout: bigint | undefined;
  /** It came down and could not be paid: its flight ends without it, and it is paid as soon as that can be. */
  readonly isParked: boolean;
};

/** Rounds of flights name their chain below zero, where no pair of a player's has its number. */
export const seedNumberOf = (chain: number): number => -chain;
export const chainOf = (seedNumber: number): number | undefined =>
  seedNumber < 0 ? -seedNumber : undefined;

/** How long what takes. */
export type FlightPace = {
  readonly boardingMs: number;
  /** Between the end of a flight and the boarding of the next. */
  readonly restMs: number;
  /** For so long a writer writes without saying that it is there; it says so three times as often. */
  readonly leaseMs: number;
};

export const flightPace: FlightPace = { boardingMs: 7_000, restMs: 3_500, leaseMs: 4_000 };
