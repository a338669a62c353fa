import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readProof, solveWork } from "./proof-of-work.ts";
import { blockOf, firstWordOfSha256 } from "./sha256-block.ts";

test("the hash is SHA-256, whatever one block holds", () => {
  const word = fc.integer({ min: 0, max: 0xffff_ffff });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 13 }), (message) => {
      const bytes = Buffer.alloc(message.length * 4);
      message.forEach((value, at) => bytes.writeUInt32BE(value, at * 4));
      const expected = createHash("sha256").update(bytes).digest().readUInt32BE();
      expect(firstWordOfSha256(blockOf(message))).toBe(expected);
    }),
  );
});

test("what is found gives every round its zero bits, by anybody's SHA-256", async () => {
  const challenge = Buffer.alloc(56, 3);
  let pauses = 0;
  const work = { challenge: challenge.toString("base64url"), rounds: 16, bits: 10 };
  const proof = readProof(await solveWork(work, async () => void (pauses += 1)));
  expect(proof?.challenge).toBe(work.challenge);
  expect(proof?.nonces).toHaveLength(16);
  proof?.nonces.forEach((nonce, round) => {
    const numbers = Buffer.alloc(8);
    numbers.writeUInt32BE(round);
    numbers.writeUInt32BE(nonce, 4);
    const hash = createHash("sha256").update(challenge.subarray(-32)).update(numbers).digest();
    expect(hash.readUInt32BE() >>> 22).toBe(0);
  });
  // The challenge is always this one, and so are the sixteen thousand hashes it takes.
  expect(pauses).toBeGreaterThan(0);
});

test.each([
  "",
  ".",
  "abc",
  "abc.",
  ".1",
  "abc.-1",
  "abc.1e9x9zz",
  "abc.1.2.",
  `a.${"1.".repeat(80)}1`,
])("%j is nobody's work", (text) => {
  expect(readProof(text)).toBeUndefined();
});
