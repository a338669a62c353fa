import type { TumbleConfig } from "./tumble-config.ts";

const things = {
  crown: 17,
  chalice: 20,
  ring: 22,
  coin: 24,
  ruby: 28,
  topaz: 31,
  emerald: 33,
  sapphire: 35,
};

/** Ember Vault: what wins burns away, and what glows counts. */
export const emberVaultConfig: TumbleConfig = {
  reels: 6,
  rows: 5,
  scatter: "key",
  ember: "ember",
  weights: { ...things, key: 4, ember: 2 },
  freeWeights: { ...things, key: 4, ember: 10 },
  embers: [
    { times: 2, weight: 40 },
    { times: 3, weight: 24 },
    { times: 5, weight: 16 },
    { times: 8, weight: 9 },
    { times: 10, weight: 6 },
    { times: 25, weight: 3 },
    { times: 50, weight: 2 },
  ],
  freeEmbers: [
    { times: 3, weight: 21 },
    { times: 5, weight: 30 },
    { times: 8, weight: 21 },
    { times: 10, weight: 13 },
    { times: 25, weight: 11 },
    { times: 50, weight: 3 },
    { times: 100, weight: 1 },
  ],
  counts: [8, 10, 12],
  pays: {
    crown: [60_000, 150_000, 300_000],
    chalice: [16_000, 65_000, 160_000],
    ring: [13_000, 32_000, 95_000],
    coin: [9_500, 13_000, 75_000],
    ruby: [6_500, 10_000, 65_000],
    topaz: [5_500, 8_000, 52_000],
    emerald: [3_500, 6_500, 33_000],
    sapphire: [1_500, 5_000, 14_000],
  },
  freeSpins: { scatters: 4, scattersAgain: 3, first: 10, again: 5, most: 40 },
  buyStakes: 80,
  most: 25_000_000,
  returnToPlayer: 0.962,
  rest: "drawn",
};
