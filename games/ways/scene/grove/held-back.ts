import { multipleOne } from "@croupier/kit/rules";
import { wayMin, type WaysConfig } from "../../rules/face.ts";

const heldMs = 880;
/** A way that would pay so much more of the stake is worth waiting for. */
const dearFrom = 5 * multipleOne;

/** For each reel how long it is held back: what hangs on those before it may lead on to much. */
export function heldBack(view: readonly (readonly string[])[], config: WaysConfig): number[] {
  return view.map((_, reel) =>
    reel >= wayMin && isDear(view.slice(0, reel), config) ? heldMs : 0,
  );
}

function isDear(hanging: readonly (readonly string[])[], { pays, wild }: WaysConfig): boolean {
  return Object.entries(pays).some(([symbol, multiples]) => {
    const ways = hanging.reduce(
      (ways, column) => ways * column.filter((here) => here === symbol || here === wild).length,
      1,
    );
    return ways * (multiples[hanging.length + 1 - wayMin] ?? 0) >= dearFrom;
  });
}
