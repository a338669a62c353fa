// Writes the words of rounds to its output, for as long as somebody reads them.
import { once } from "node:events";
import { seededChance } from "@croupier/kit/fair";
import { randomToken } from "@croupier/kit/random";

/** A slot draws about as many in a round with a few turns of free spins. */
const wordsOfRound = 64;
const roundsOfPair = 500;
const roundsTogether = 250;

process.stdout.on("error", () => process.exit(0));
for (;;) {
  const [serverSeed, playerSeed] = [randomToken(32), randomToken(16)];
  for (let first = 0; first < roundsOfPair; first += roundsTogether) {
    const written = Buffer.allocUnsafe(roundsTogether * wordsOfRound * 4);
    for (let round = 0; round < roundsTogether; round += 1) {
      const chance = seededChance({ serverSeed, playerSeed, nonce: first + round });
      for (let word = 0; word < wordsOfRound; word += 1) {
        written.writeUInt32LE(chance.below(2 ** 32), (round * wordsOfRound + word) * 4);
      }
    }
    if (!process.stdout.write(written)) await once(process.stdout, "drain");
  }
}
