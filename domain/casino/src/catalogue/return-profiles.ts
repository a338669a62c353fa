import { diceConfig } from "@croupier/game-dice/rules";
import { minesConfig } from "@croupier/game-mines/rules";
import { isDeepStrictEqual } from "node:util";
import type { Family } from "../families.ts";

/** A configuration that staff may let a game be played with, by the name they know it by. */
export type ReturnProfile = { readonly profile: string; readonly config: unknown };

/** With what it returns, which takes a while to count. */
export type CountedProfile = ReturnProfile & { readonly returnToPlayer: number };

const first = "first";

/**
 * What may be chosen beside the first configuration. Each is counted by its family before anybody is asked
 * to approve it; a game whose odds are played out, or whose table is the game, has the first alone.
 */
const others: Readonly<Record<string, readonly ReturnProfile[]>> = {
  dice: [98, 97, 96, 95].map((percent) => ({
    profile: `return-${percent}`,
    config: { ...diceConfig, returnOfTenThousand: percent * 100 },
  })),
  mines: [98, 97, 96, 95].map((percent) => ({
    profile: `return-${percent}`,
    config: { ...minesConfig, returnOfHundred: percent, returnToPlayer: percent / 100 },
  })),
};

export function returnProfilesOf(family: Family): readonly ReturnProfile[] {
  return [{ profile: first, config: family.config }, ...(others[family.rules.family] ?? [])];
}

/** Counted once a process. */
export function createProfileCounter(): (family: Family) => readonly CountedProfile[] {
  const counted = new Map<string, readonly CountedProfile[]>();
  return (family) => {
    const { family: name } = family.rules;
    const known = counted.get(name);
    if (known !== undefined) return known;
    const profiles = returnProfilesOf(family).map((one) => {
      const returnToPlayer = family.oddsOf(one.config).bets[0]?.returnToPlayer ?? 0;
      return { ...one, returnToPlayer };
    });
    counted.set(name, profiles);
    return profiles;
  };
}

/** The name of a configuration; of one that nobody named, that it is the game's own. */
export function nameProfile(family: Family, config: unknown): string {
  const found = returnProfilesOf(family).find((one) => isDeepStrictEqual(one.config, config));
  return found?.profile ?? "own";
}
