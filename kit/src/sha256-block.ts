import { beginning, compress } from "./sha256.ts";

/**
 * SHA-256 of a message that fits one block, and of its result the first word alone. It hides nothing:
 * it is the work a browser does a hundred thousand times, where each call of WebCrypto would cost more
 * than the hash.
 */
export function firstWordOfSha256(block: Uint32Array): number {
  state.set(beginning);
  compress(state, block);
  return state[0] as number;
}

/** The block of a message: its words, the closing bit, zeros, and its length in bits. */
export function blockOf(message: readonly number[]): Uint32Array {
  const block = new Uint32Array(16);
  block.set(message);
  block[message.length] = 0x8000_0000;
  block[15] = message.length * 32;
  return block;
}

const state = new Uint32Array(8);
