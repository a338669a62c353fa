import { expect, test } from "vitest";
import { readQueueWords } from "./queue-words.ts";

test.each([
  ["W-3F2A91C0", "3f2a91c0", []],
  ["0199a1b2-3c4d-7e5f-8a9b-0c1d2e3f4a5b", "0199a1b23c4d7e5f8a9b0c1d2e3f4a5b", []],
  ["4242", "4242", []],
  ["Bank", undefined, ["CBT"]],
  ["transfer", undefined, ["CBT"]],
  ["card", undefined, ["CARD"]],
  ["CBT", undefined, ["CBT"]],
  ["an", undefined, []],
  ["Ilkka Saari", undefined, []],
])("%s is searched for as the id part %s and the methods %j", (typed, idPart, methods) => {
  expect(readQueueWords(` ${typed} `)).toEqual({ words: typed, idPart, methods });
});
