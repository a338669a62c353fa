import { argon2Sync } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { getPriority, platform } from "node:os";
import { expect, test } from "vitest";
import { createHashThreads } from "./hash-threads.ts";

const cheap = { memory: 64, passes: 1, parallelism: 1, tagLength: 32 };
const parametersOf = (message: string) => ({
  ...cheap,
  message,
  nonce: Buffer.alloc(16, 1),
  secret: Buffer.alloc(32, 2),
});

test("each thread hashes what it was given, many at once and one after the other", async () => {
  const argon2id = createHashThreads({ nice: 0 });
  const messages = Array.from({ length: 12 }, (_, index) => `otter ${index}`);
  const expected = messages.map((message) => argon2Sync("argon2id", parametersOf(message)));
  const together = await Promise.all(
    messages.slice(0, 4).map((message) => argon2id(parametersOf(message))),
  );
  const inTurn: Buffer[] = [];
  for (const message of messages.slice(4)) inTurn.push(await argon2id(parametersOf(message)));
  expect([...together, ...inTurn]).toEqual(expected);
});

test("what cannot be hashed fails for whoever asked, and for nobody after", async () => {
  const argon2id = createHashThreads({ nice: 0 });
  const wrong = { ...parametersOf("otter"), nonce: Buffer.alloc(1) };
  await expect(argon2id(wrong)).rejects.toThrow(/nonce/);
  expect(await argon2id(parametersOf("otter"))).toHaveLength(32);
});

/** The nineteenth field; the name before it may hold blanks. */
function nicenessOfThreads(): number[] {
  return readdirSync("/proc/self/task").map((thread) => {
    const line = readFileSync(`/proc/self/task/${thread}/stat`, "utf8");
    return Number(line.slice(line.lastIndexOf(")") + 2).split(" ")[16]);
  });
}

test.skipIf(platform() !== "linux")("they stand back, and the others do not", async () => {
  const before = getPriority();
  const manners = { nice: before + 3 };
  const count = () => nicenessOfThreads().filter((nice) => nice === manners.nice).length;
  const already = count();
  await createHashThreads(manners)(parametersOf("otter"));
  expect(count()).toBe(already + 1);
  expect(getPriority()).toBe(before);
});
