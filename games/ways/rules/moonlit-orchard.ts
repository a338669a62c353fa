import type { WaysConfig } from "./ways-config.ts";

/** On the first and the last reel there is no moon. */
const outer = {
  owl: 3,
  lantern: 4,
  pomegranate: 6,
  fig: 7,
  pear: 9,
  plum: 11,
  cherry: 12,
  leaf: 12,
};
const inner = { ...outer, moon: 2 };

/** Moonlit Orchard: fruit that falls when it is ripe. */
export const moonlitOrchardConfig: WaysConfig = {
  wild: "moon",
  rows: 3,
  reels: [outer, inner, inner, inner, outer],
  pays: {
    owl: [20_000, 100_000, 500_000],
    lantern: [10_000, 40_000, 220_000],
    pomegranate: [5_000, 20_000, 90_000],
    fig: [3_000, 11_000, 40_000],
    pear: [2_000, 5_000, 18_000],
    plum: [1_000, 2_000, 7_000],
    cherry: [500, 1_500, 4_000],
    leaf: [500, 1_500, 4_000],
  },
  times: [1, 2, 3, 5, 8, 13, 21, 34],
  most: 20_000_000,
  returnToPlayer: 0.9654,
  rest: "drawn",
};
