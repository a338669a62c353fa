import { assert } from "../assert.ts";
import { beginning, bytesOf, compress, digestInto, sha256 } from "../sha256.ts";

/** HMAC-SHA256 (RFC 2104) under one key: the two blocks of the key are hashed once. */
export function createHmac(key: Uint8Array): (message: Uint8Array) => Uint32Array {
  const padded = new Uint8Array(64);
  padded.set(key.length > 64 ? sha256(key) : key);
  const inner = stateOf(padded, 0x36);
  const outer = stateOf(padded, 0x5c);
  return (message) => {
    const within = inner.slice();
    digestInto(within, message, 64);
    const around = outer.slice();
    digestInto(around, bytesOf(within), 64);
    return around;
  };
}

function stateOf(key: Uint8Array, pad: number): Uint32Array {
  assert(key.length === 64, "a key fills its block");
  const block = new Uint32Array(16);
  const view = new DataView(key.map((byte) => byte ^ pad).buffer);
  for (let word = 0; word < 16; word += 1) block[word] = view.getUint32(word * 4);
  const state = beginning.slice();
  compress(state, block);
  return state;
}
