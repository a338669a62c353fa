import { createHash, createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { chanceOf, valueOf, type Draw } from "./chance.ts";
import { createHmac as ownHmac } from "./hmac.ts";
import { fingerprintOf, seededChance } from "./seeded-chance.ts";

const seeds = { serverSeed: "793709aa129c55e9", playerSeed: "mara-reeds-0417", nonce: 1382 };

test("an HMAC is the one everybody else computes, whatever key and message", () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 150 }),
      fc.uint8Array({ maxLength: 150 }),
      (key, message) => {
        const words = ownHmac(key)(message);
        const theirs = createHmac("sha256", key).update(message).digest();
        expect([...words]).toEqual(wordsOf(theirs));
      },
    ),
  );
});

test("the words of a round are those of HMAC-SHA256 over player seed, number and block", () => {
  const words = [0, 1, 2].flatMap((block) =>
    wordsOf(
      createHmac("sha256", seeds.serverSeed)
        .update(`${seeds.playerSeed}:${seeds.nonce}:${block}`)
        .digest(),
    ),
  );
  const draws: Draw[] = [];
  const chance = seededChance(seeds, { onDraw: (draw) => draws.push(draw) });
  for (const _ of words) chance.below(2 ** 32);
  expect(draws.map(({ word }) => word)).toEqual(words);
  expect(draws.map(({ place }) => place)).toEqual(words.map((_, place) => place));
});

test("our seed is told beforehand as SHA-256 of its text", () => {
  expect(fingerprintOf(seeds.serverSeed)).toBe(
    createHash("sha256").update(seeds.serverSeed).digest("hex"),
  );
});

test("every number below a count stands for exactly as many words, over a whole space of words", () => {
  const space = 2 ** 16;
  for (let count = 1; count <= 1_000; count += 1) {
    const counts = new Uint32Array(count);
    let passedOver = 0;
    for (let word = 0; word < space; word += 1) {
      const value = valueOf(word, count, space);
      if (value === undefined) passedOver += 1;
      else counts[value] = (counts[value] as number) + 1;
    }
    const each = Math.floor(space / count);
    if (!counts.every((times) => times === each) || passedOver !== space % count) {
      expect.fail(`below ${count} some numbers stand for more words than others`);
    }
  }
});

test("a word that would favour small numbers is passed over, and the draw says so", () => {
  const draws: Draw[] = [];
  const row = [2 ** 32 - 1, 2 ** 32 - 2, 8];
  const chance = chanceOf(() => row.shift() ?? 0, { onDraw: (draw) => draws.push(draw) });
  expect(chance.below(6)).toBe(2);
  expect(draws).toEqual([{ word: 8, place: 2, below: 6, value: 2, passedOver: 2 }]);
});

test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])("no number below %s can be drawn", (count) => {
  expect(() => chanceOf(() => 0).below(count)).toThrow(RangeError);
});

test("weights are picked as heavy as they are, and nothing weighs nothing", () => {
  const row = [0, 1, 2, 3, 4, 5];
  const chance = chanceOf(() => row.shift() ?? 0);
  expect([1, 2, 3, 4, 5, 6].map(() => chance.pick([1, 0, 3, 2]))).toEqual([0, 2, 2, 2, 3, 3]);
});

test("each of 52 cards comes to each of 52 places as often as chance has it", () => {
  const shuffles = 26_000;
  const chance = seededChance({ ...seeds, nonce: 7 });
  const cards = Array.from({ length: 52 }, (_, card) => card);
  const times = new Uint32Array(52 * 52);
  for (let turn = 0; turn < shuffles; turn += 1) {
    for (const [place, card] of chance.shuffle(cards).entries()) {
      times[place * 52 + card] = (times[place * 52 + card] as number) + 1;
    }
  }
  const expected = shuffles / 52;
  const chiSquare = times.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 51 times 51 degrees of freedom: the outer half percents lie 2.58 deviations away on each side.
  const freedom = 51 * 51;
  expect(Math.abs(chiSquare - freedom) / Math.sqrt(2 * freedom)).toBeLessThan(2.58);
});

function wordsOf(digest: Buffer): number[] {
  return Array.from({ length: 8 }, (_, at) => digest.readUInt32BE(at * 4));
}

test("a row beside the first is of other words, by the name that is mixed in", () => {
  const draws: Draw[] = [];
  const chance = seededChance(seeds, { onDraw: (draw) => draws.push(draw) });
  chance.below(2 ** 32);
  const beside = chance.beside("A1B2C").below(2 ** 32);
  chance.below(2 ** 32);
  const expected = createHmac("sha256", seeds.serverSeed)
    .update(`${seeds.playerSeed}:${seeds.nonce}:A1B2C:0`)
    .digest()
    .readUInt32BE(0);
  expect(beside).toBe(expected);
  expect(draws.map(({ place, beside: row }) => [place, row])).toEqual([
    [0, undefined],
    [0, "A1B2C"],
    [1, undefined],
  ]);
});
