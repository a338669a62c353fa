import { expect, test } from "vitest";
import { createHashing } from "./hashing.ts";
import type { Keyring } from "./keyring.ts";

const keyring: Keyring = { currentId: "k", find: () => Buffer.alloc(32, 3) };

test("some run, some wait, the rest are told to come back, and every place is given up again", async () => {
  const hashing = createHashing({ keyring, limits: { atOnce: 1, waitingMax: 2 } });
  for (let round = 0; round < 2; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => hashing.hash("otter under the bridge")),
    );
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, false, false]);
    expect(answers[4]).toMatchObject({ refusal: { code: "overloaded", retryAfterSeconds: 2 } });
  }
});

test("a failure gives its place up as well", async () => {
  const hashing = createHashing({ keyring, limits: { atOnce: 1, waitingMax: 0 } });
  await expect(hashing.verify("x", "no PHC string")).rejects.toThrow(/PHC/);
  expect(await hashing.hash("otter under the bridge")).toMatchObject({ ok: true });
});

test("where there is no hash the answer is no, whatever is typed", async () => {
  const hashing = createHashing({ keyring });
  expect(await hashing.verify("a password that nobody has", undefined)).toEqual({
    ok: true,
    value: false,
  });
});

test("a cost that is said is the one that hashes have, and those of another are made anew", async () => {
  const cost = { memory: 64, passes: 1, parallelism: 1 };
  const cheap = createHashing({ keyring, limits: { atOnce: 1, waitingMax: 0, cost } });
  const hashed = await cheap.hash("otter under the bridge");
  const phc = hashed.ok ? hashed.value : "";
  expect(phc).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1,/);
  expect(await cheap.verify("otter under the bridge", phc)).toEqual({ ok: true, value: true });
  expect([cheap.needsRehash(phc), createHashing({ keyring }).needsRehash(phc)]).toEqual([
    false,
    true,
  ]);
});
