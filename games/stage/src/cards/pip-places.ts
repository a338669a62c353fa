import type { Rank } from "@croupier/kit/cards";

type Place = readonly [x: number, y: number];

const [left, middle, right] = [178, 250, 322];
const column = (x: number, ...heights: readonly number[]): Place[] =>
  heights.map((height): Place => [x, height]);

/** Where the pips of a card lie on a sheet of 500 by 700, as they always have. */
export const pipPlaces: Readonly<Partial<Record<Rank, readonly Place[]>>> = {
  "2": column(middle, 160, 540),
  "3": column(middle, 160, 350, 540),
  "4": [...column(left, 160, 540), ...column(right, 160, 540)],
  "5": [...column(left, 160, 540), ...column(right, 160, 540), ...column(middle, 350)],
  "6": [...column(left, 160, 350, 540), ...column(right, 160, 350, 540)],
  "7": [...column(left, 160, 350, 540), ...column(right, 160, 350, 540), ...column(middle, 255)],
  "8": [
    ...column(left, 160, 350, 540),
    ...column(right, 160, 350, 540),
    ...column(middle, 255, 445),
  ],
  "9": [
    ...column(left, 150, 283, 417, 550),
    ...column(right, 150, 283, 417, 550),
    ...column(middle, 350),
  ],
  T: [
    ...column(left, 150, 283, 417, 550),
    ...column(right, 150, 283, 417, 550),
    ...column(middle, 216, 484),
  ],
};
