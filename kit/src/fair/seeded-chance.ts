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
 * of them eight big-endian words; of a row beside it, over `playerSeed:nonce:name:block`. Both seeds are
 * hashed as the text they are shown as, so that anybody can count a round out with tools of their own.
 */
export function seededChance(
  seeds: Seeds,
  { onDraw }: { readonly onDraw?: (draw: Draw) => void } = {},
): Chance {
  const hmac = createHmac(utf8.encode(seeds.serverSeed));
  function rowOf(beside?: string): Chance {
    let block = -1;
    let digest: Uint32Array | undefined;
    let next = 8;
    const nextWord = () => {
      if (digest === undefined || next === 8) {
        block += 1;
        digest = hmac(utf8.encode(messageOf(seeds, { block, beside })));
        next = 0;
      }
      const word = digest[next] as number;
      next += 1;
      return word;
    };
    return chanceOf(nextWord, {
      beside: rowOf,
      ...(onDraw && {
        onDraw: beside === undefined ? onDraw : (draw) => onDraw({ ...draw, beside }),
      }),
    });
  }
  return rowOf();
}

/** Which eight words of which row. */
export type Block = { readonly block: number; readonly beside?: string | undefined };

/** The words of one block, in hexadecimal digits. */
export function digestOf(seeds: Seeds, block: Block): string {
  const hmac = createHmac(utf8.encode(seeds.serverSeed));
  return hexOf(bytesOf(hmac(utf8.encode(messageOf(seeds, block)))));
}

/** What is hashed for one block of words. */
export function messageOf(
  { playerSeed, nonce }: Omit<Seeds, "serverSeed">,
  { block, beside }: Block,
): string {
  const row = beside === undefined ? "" : `${beside}:`;
  return `${playerSeed}:${nonce}:${row}${block}`;
}

/** What is told of our seed before it is used: SHA-256 of its text, in hexadecimal digits. */
export function fingerprintOf(serverSeed: string): string {
  return hexOf(sha256(utf8.encode(serverSeed)));
}
