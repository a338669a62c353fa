import { assert } from "./assert.ts";
import { blockOf, firstWordOfSha256 } from "./sha256-block.ts";

/**
 * Work to be done before something is let through. In each round a number is looked for that, behind
 * the challenge, gives a hash with so many zero bits in front. Many small rounds take about equally
 * long each time; one large round would now and then take five times as long.
 */
export type ProofOfWork = {
  /** In base64url. Its last 32 bytes are what is worked on. */
  readonly challenge: string;
  readonly rounds: number;
  readonly bits: number;
};

/** So many hashes are a few milliseconds of a phone: then whoever shares the thread has a turn. */
const hashesAtOnce = 2_000;

/** The challenge and the number of each round, as `readProof` reads them. */
export async function solveWork(work: ProofOfWork, pause: () => Promise<void>): Promise<string> {
  const { challenge, rounds, bits } = work;
  const words = wordsOf(challenge);
  const found: string[] = [];
  let sincePause = 0;
  for (let round = 0; round < rounds; round += 1) {
    const block = blockOf([...words, round, 0]);
    let nonce = 0;
    while (firstWordOfSha256(block) >>> (32 - bits) !== 0) {
      nonce += 1;
      block[nonceAt] = nonce;
      sincePause += 1;
      if (sincePause % hashesAtOnce === 0) await pause();
    }
    found.push(nonce.toString(36));
  }
  return [challenge, ...found].join(".");
}

/** What somebody sent as their work; whether it is right is for whoever set it to find out. */
export function readProof(
  text: string,
): { readonly challenge: string; readonly nonces: readonly number[] } | undefined {
  if (!/^[\w-]{1,200}(?:\.[0-9a-z]{1,6}){1,64}$/.test(text)) return undefined;
  const [challenge = "", ...numbers] = text.split(".");
  return { challenge, nonces: numbers.map((number) => Number.parseInt(number, 36)) };
}

/** Behind eight words of the challenge and the round. */
const nonceAt = 9;

function wordsOf(challenge: string): number[] {
  const binary = atob(challenge.replaceAll("-", "+").replaceAll("_", "/"));
  assert(binary.length >= 32, "a challenge has at least 32 bytes");
  const bytes = Uint8Array.from(binary.slice(-32), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  return Array.from({ length: 8 }, (_, at) => view.getUint32(at * 4));
}
