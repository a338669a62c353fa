import type { Dice } from "@croupier/tools/seed";

/** So many of a player are remembered; what is older has nearly always ended. */
const keptMax = 6;

/** What players have begun. It stays where it is found, so that two may meet over one thing. */
export function createDrawer<Of>(dice: Dice) {
  const kept = new Map<string, Of[]>();
  return {
    put(playerId: string, begun: Of): void {
      const own = kept.get(playerId) ?? [];
      own.push(begun);
      if (own.length > keptMax) own.shift();
      kept.set(playerId, own);
    },
    find<Told>(playerId: string, then: (found: Of) => Told): Told | undefined {
      const own = kept.get(playerId) ?? [];
      const found = own[dice(Math.max(own.length, 1))];
      return found === undefined ? undefined : then(found);
    },
  };
}
