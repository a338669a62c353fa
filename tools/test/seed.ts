import { execFileSync } from "node:child_process";
import { PlainSentence } from "../start/plain-sentence.ts";
import { root } from "../root.ts";

/**
 * The seed of everything that is random in a test run: the order of tests and the requests of the short
 * attacks. It comes from the commit, so every commit tries something new and the same commit can be tried
 * again. TEST_SEED overrides it.
 */
export function readTestSeed(env: NodeJS.ProcessEnv = process.env): number {
  const given = env["TEST_SEED"];
  if (given === undefined || given === "") return seedOfCommit(readCommit());
  const seed = Number(given);
  if (!Number.isInteger(seed) || seed < 0 || seed > seedMax) {
    throw new PlainSentence(`TEST_SEED is a whole number up to ${seedMax}, not "${given}".`);
  }
  return seed;
}

const seedMax = 2 ** 31 - 1;

export function seedOfCommit(commit: string): number {
  return Number.parseInt(commit.slice(0, 8), 16) % seedMax;
}

/** Outside of a git checkout there is no commit, and the seed is always the same. */
const noCommit = "0".repeat(40);

export function readCommit(): string {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return noCommit;
  }
}

/** A whole number from zero up to what is given, without it. */
export type Dice = (below: number) => number;

/** The same dice for the same seed: what was found is found again (mulberry32). */
export function seededDice(seed: number): Dice {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
