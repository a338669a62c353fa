import { pocketCount, wheel } from "../../rules/face.ts";

/** Where the wheel and its ball are at one moment; angles in degrees, with the clock, from the top. */
export type SpinMoment = {
  readonly rotor: number;
  readonly ball: number;
  /** How far out the ball runs: 1 in its track under the rim, 0 in a pocket. */
  readonly out: number;
  /** How high it hops. */
  readonly hop: number;
};

export type Spin = {
  readonly pocket: number;
  /** Where the wheel stood before. */
  readonly from: number;
};

export const spinMs = 6_400;
const slot = 360 / pocketCount;
/** Shares of a spin: the ball leaves its track, meets the pockets, lies in one of them. */
const leavesAt = 0.56;
const meetsAt = 0.72;
const liesAt = 0.86;
const turnsOfBall = 8;

/** Where the wheel stands when it has come to rest: the pocket that was drawn at the front. */
export function restOf({ pocket, from }: Spin): number {
  const at = placeOf(pocket) * slot;
  const turn = (((180 - at - from) % 360) + 360) % 360;
  return from + 360 + turn;
}

export function spinAt(share: number, spin: Spin): SpinMoment {
  const rotor = spin.from + (restOf(spin) - spin.from) * (1 - (1 - share) ** 2);
  const run = Math.min(1, share / liesAt);
  // Against the wheel, slower and slower, until it is carried along.
  const ahead = turnsOfBall * 360 * (1 - run) ** 2.4;
  const { out, hop, slip } = fallAt(share);
  return { rotor, ball: rotor + placeOf(spin.pocket) * slot + ahead + slip * slot, out, hop };
}

/** What is heard between two moments: the ball leaving its track, each knock, and its rest. */
export function knocksBetween(before: number, share: number): readonly ("knock" | "drop")[] {
  const knocks = [meetsAt - 0.05, meetsAt, 0.77, 0.81, 0.84].map(
    (at) => ({ at, is: "knock" }) as const,
  );
  return [...knocks, { at: liesAt, is: "drop" } as const]
    .filter(({ at }) => at > before && at <= share)
    .map(({ is }) => is);
}

export function placeOf(pocket: number): number {
  return wheel.indexOf(pocket);
}

function fallAt(share: number): { out: number; hop: number; slip: number } {
  if (share <= leavesAt) return { out: 1, hop: 0, slip: 0 };
  if (share < meetsAt) {
    const way = (share - leavesAt) / (meetsAt - leavesAt);
    return { out: 1 - 0.72 * way ** 2, hop: 0, slip: 0 };
  }
  if (share >= liesAt) return { out: 0, hop: 0, slip: 0 };
  const way = (share - meetsAt) / (liesAt - meetsAt);
  const left = 1 - way;
  const swing = Math.abs(Math.cos(way * 3.5 * Math.PI));
  return {
    out: 0.28 * left * (0.45 + 0.55 * swing),
    hop: left * (1 - swing),
    slip: Math.sin(way * 3 * Math.PI) * left * 1.4,
  };
}
