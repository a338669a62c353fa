import { fingerprintOf } from "@croupier/kit/fair";
import { randomBytes } from "@croupier/kit/random";
import type { RevealedSeeds, SeedPair } from "@croupier/contracts";

export type LocalSeeds = {
  readonly pair: () => SeedPair;
  /** Of what decides behind that pair, whatever the player chooses. */
  readonly nextFingerprint: () => string;
  readonly before: () => readonly RevealedSeeds[];
  /** The seeds of the round that is asked for now; its number is used up. */
  readonly take: () => { serverSeed: string; playerSeed: string; nonce: number };
  readonly change: (playerSeed: string) => void;
};

/** Seeds of a practice: committed to and revealed as those of the server are, and made right here. */
export function createLocalSeeds({ now }: { readonly now: () => Date }): LocalSeeds {
  const before: RevealedSeeds[] = [];
  let [serverSeed, nextServerSeed] = [newSeed(32), newSeed(32)];
  let playerSeed = newSeed(8);
  let nonce = 0;
  let since = now();

  const pair = (): SeedPair => ({
    fingerprint: fingerprintOf(serverSeed),
    playerSeed,
    nonceNext: nonce,
  });

  return {
    pair,
    nextFingerprint: () => fingerprintOf(nextServerSeed),
    before: () => before,
    take() {
      const taken = { serverSeed, playerSeed, nonce };
      nonce += 1;
      return taken;
    },
    change(chosen) {
      const revealedAt = now();
      before.unshift({
        ...pair(),
        serverSeed,
        since: since.toISOString(),
        revealedAt: revealedAt.toISOString(),
      });
      [serverSeed, playerSeed, nonce, since] = [nextServerSeed, chosen, 0, revealedAt];
      nextServerSeed = newSeed(32);
    },
  };
}

function newSeed(bytes: number): string {
  return Array.from(randomBytes(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
