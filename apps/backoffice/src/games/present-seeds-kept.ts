import type { KeptSeeds } from "@croupier/casino";
import type { gameDesk } from "@croupier/contracts";
import type { z } from "zod";

type Answer = z.output<(typeof gameDesk.seeds.responses)[200]>;

/** Of the pair that decides, what its player may know as well: never the seed itself. */
export function presentSeedsKept(kept: readonly KeptSeeds[]): Answer {
  const deciding = kept.find(({ revealedAt }) => revealedAt === null);
  return {
    deciding: deciding === undefined ? null : presentPair(deciding),
    before: kept.flatMap((pair) =>
      pair.revealedAt === null || pair.serverSeed === undefined
        ? []
        : [
            {
              ...presentPair(pair),
              serverSeed: pair.serverSeed,
              revealedAt: pair.revealedAt.toISOString(),
            },
          ],
    ),
  };
}

function presentPair({ number, fingerprint, playerSeed, rounds, since }: KeptSeeds) {
  return { number, fingerprint, playerSeed, nonceNext: rounds, since: since.toISOString() };
}
