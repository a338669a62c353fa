import { bytesOf, hexOf, sha256 } from "../sha256.ts";
import { chanceOf, type Chance, type Draw } from "./chance.ts";
import { createHmac } from "./hmac.ts";

/** What decides a round: ours, fixed and told as a fingerprint before; the player's; and its number. */
export type Seeds = {
  readonly serverSeed: string;
  readonly playerSeed: string;
  readonly nonce: number;
};

const utf8 = new TextEncoder();

/**
 * The words of HMAC-SHA256 under our seed over `playerSeed:nonce:block`, block after block from 0, each
 * of them eight big-endian words. Both seeds are hashed as the text they are shown as, so that anybody
 * can count a round out with tools of their own.
 */
export function seededChance(
  seeds: Seeds,
  options: { readonly onDraw?: (draw: Draw) => void } = {},
): Chance {
  const hmac = createHmac(utf8.encode(seeds.serverSeed));
  let block = -1;
  let digest: Uint32Array | undefined;
  let next = 8;
  return chanceOf(() => {
    if (digest === undefined || next === 8) {
      block += 1;
      digest = hmac(utf8.encode(messageOf(seeds, block)));
      next = 0;
    }
    const word = digest[next] as number;
    next += 1;
    return word;
  }, options);
}

/** The words of one block, in hexadecimal digits. */
export function digestOf(seeds: Seeds, block: number): string {
  const hmac = createHmac(utf8.encode(seeds.serverSeed));
  return hexOf(bytesOf(hmac(utf8.encode(messageOf(seeds, block)))));
}

/** What is hashed for one block of words. */
export function messageOf({ playerSeed, nonce }: Omit<Seeds, "serverSeed">, block: number): string {
  return `${playerSeed}:${nonce}:${block}`;
}

/** What is told of our seed before it is used: SHA-256 of its text, in hexadecimal digits. */
export function fingerprintOf(serverSeed: string): string {
  return hexOf(sha256(utf8.encode(serverSeed)));
}
