/** Frames of the sheet that make one turn of the die. */
export const framesOfATurn = 24;
export const rollMs = 1_250;

export type RollMoment = {
  /** Where the die is on the ruler, 0 to 1. */
  readonly at: number;
  /** How high above it, in heights of the die. */
  readonly lift: number;
  /** Which frame of its turn. */
  readonly frame: number;
  /** Broader and flatter above 0. */
  readonly squash: number;
};

/** Shares of the whole: crouching, and the ends of the three leaps. */
const crouched = 0.13;
const landings = [0.52, 0.77, 0.9] as const;
const heights = [0.85, 0.4, 0.12] as const;

/**
 * A roll from one number to the next: the die crouches back, leaps, bounces twice, and lies still exactly
 * where it has to, on the side it always rests on.
 */
export function rollAt(
  share: number,
  { from, to }: { readonly from: number; readonly to: number },
): RollMoment {
  const direction = to >= from ? 1 : -1;
  if (share <= crouched) {
    const back = easeInOut(share / crouched);
    return { at: from - direction * 0.012 * back, lift: 0, frame: 0, squash: 0.14 * back };
  }
  const start = from - direction * 0.012;
  const last = landings[2];
  const way = Math.min(1, (share - crouched) / (last - crouched));
  const gone = 1 - (1 - way) ** 2.2;
  const turns = 2 + Math.round(Math.abs(to - from) * 2);
  const turned = Math.round(gone * turns * framesOfATurn) % framesOfATurn;
  return {
    at: start + (to - start) * gone,
    lift: liftAt(share),
    frame: direction === 1 ? turned : (framesOfATurn - turned) % framesOfATurn,
    squash: squashAt(share),
  };
}

function liftAt(share: number): number {
  let begun = crouched;
  for (const [leap, landed] of landings.entries()) {
    if (share < landed) {
      const inside = (share - begun) / (landed - begun);
      return (heights[leap] ?? 0) * 4 * inside * (1 - inside);
    }
    begun = landed;
  }
  return 0;
}

/** Just after each landing, the less the lower it fell from. */
function squashAt(share: number): number {
  return landings.reduce((most, landed, leap) => {
    const since = share - landed;
    const felt = since < 0 || since > 0.07 ? 0 : Math.sin((since / 0.07) * Math.PI);
    return Math.max(most, felt * (heights[leap] ?? 0) * 0.2);
  }, 0);
}

/** Landings that lie between two moments, each with how hard it was. */
export function landingsBetween(before: number, now: number): readonly number[] {
  return landings.flatMap((landed, leap) =>
    before < landed && now >= landed ? [heights[leap] ?? 0] : [],
  );
}

function easeInOut(share: number): number {
  return share < 0.5 ? 2 * share ** 2 : 1 - (2 - 2 * share) ** 2 / 2;
}
