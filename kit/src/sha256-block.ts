/**
 * SHA-256 of a message that fits one block, and of its result the first word alone. It hides nothing:
 * it is the work a browser does a hundred thousand times, where each call of WebCrypto would cost more
 * than the hash, and there is no WebCrypto at all on a plain-http address.
 */
export function firstWordOfSha256(block: Uint32Array): number {
  const words = schedule;
  words.set(block);
  for (let at = 16; at < 64; at += 1) {
    const early = words[at - 15] as number;
    const late = words[at - 2] as number;
    const small0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const small1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[at] = (words[at - 16] as number) + small0 + (words[at - 7] as number) + small1;
  }
  let [a, b, c, d, e, f, g, h] = beginning;
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
  return (a + beginning[0]) >>> 0;
}

/** The block of a message: its words, the closing bit, zeros, and its length in bits. */
export function blockOf(message: readonly number[]): Uint32Array {
  const block = new Uint32Array(16);
  block.set(message);
  block[message.length] = 0x8000_0000;
  block[15] = message.length * 32;
  return block;
}

const schedule = new Uint32Array(64);

/** Rotated to the right. */
function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first 32 bits behind the point: of the square roots of 8 primes, of the cube roots of 64. */
const beginning = primes(8).map((prime) => behindPoint(Math.sqrt(prime))) as unknown as readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];
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
