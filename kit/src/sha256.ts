/**
 * SHA-256 (FIPS 180-4) without a platform: a round of a game is decided by the same few lines on the
 * server, in a browser that practises and on the page that verifies, at once and without a promise,
 * and there is no WebCrypto at all on a plain-http address.
 */
export function sha256(message: Uint8Array): Uint8Array {
  const state = beginning.slice();
  digestInto(state, message, 0);
  return bytesOf(state);
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** One block through the hash: what it was is replaced by what it is. */
export function compress(state: Uint32Array, block: Uint32Array): void {
  const words = schedule;
  words.set(block);
  for (let at = 16; at < 64; at += 1) {
    const early = words[at - 15] as number;
    const late = words[at - 2] as number;
    const small0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const small1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[at] = (words[at - 16] as number) + small0 + (words[at - 7] as number) + small1;
  }
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let at = 0; at < 64; at += 1) {
    const big1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const one = (h + big1 + chosen + (roundKeys[at] as number) + (words[at] as number)) | 0;
    const big0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  state[0] = (state[0] as number) + a;
  state[1] = (state[1] as number) + b;
  state[2] = (state[2] as number) + c;
  state[3] = (state[3] as number) + d;
  state[4] = (state[4] as number) + e;
  state[5] = (state[5] as number) + f;
  state[6] = (state[6] as number) + g;
  state[7] = (state[7] as number) + h;
}

/** Hashes the message to its end into a state that has taken whole blocks before. */
export function digestInto(state: Uint32Array, message: Uint8Array, bytesBefore: number): void {
  const block = new Uint32Array(16);
  const bits = (bytesBefore + message.length) * 8;
  const blocks = Math.ceil((message.length + 9) / 64);
  for (let place = 0; place < blocks; place += 1) {
    for (let word = 0; word < 16; word += 1) {
      block[word] = bigEndianWord(message, place * 64 + word * 4);
    }
    if (place === blocks - 1) {
      block[14] = Math.floor(bits / 2 ** 32);
      block[15] = bits;
    }
    compress(state, block);
  }
}

export function bytesOf(state: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(state.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [place, word] of state.entries()) view.setUint32(place * 4, word);
  return bytes;
}

/** Four bytes of the message; behind its end stand the closing bit and zeros. */
function bigEndianWord(message: Uint8Array, at: number): number {
  let word = 0;
  for (let place = at; place < at + 4; place += 1) {
    const byte = place === message.length ? 0x80 : (message[place] ?? 0);
    word = (word << 8) | byte;
  }
  return word;
}

const schedule = new Uint32Array(64);

/** Rotated to the right. */
function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first 32 bits behind the point: of the square roots of 8 primes, of the cube roots of 64. */
export const beginning: Uint32Array = Uint32Array.from(primes(8), (prime) =>
  behindPoint(Math.sqrt(prime)),
);
const roundKeys = Uint32Array.from(primes(64), (prime) => behindPoint(Math.cbrt(prime)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}

function behindPoint(root: number): number {
  return Math.floor((root % 1) * 2 ** 32) | 0;
}
