import { expect, test } from "vitest";
import type { Keyring } from "./keyring.ts";
import { hashPassword, needsRehash, verifyPassword } from "./password-hash.ts";

const bytes: Record<string, Uint8Array> = { old: Buffer.alloc(32, 1), new: Buffer.alloc(32, 2) };
const ring = (currentId: string, ids: string[]): Keyring => ({
  currentId,
  find: (id) => (ids.includes(id) ? bytes[id] : undefined),
});
const before = ring("old", ["old"]);
const rotating = ring("new", ["new", "old"]);
const password = "otter under the bridge";

test("a hash is an argon2id PHC string with its cost and its key's id, and no two are equal", async () => {
  const [one, other] = [await hashPassword(before, password), await hashPassword(before, password)];
  expect(one).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1,keyid=b2xk\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
  );
  expect(one).not.toBe(other);
});

test("it opens with its password only", async () => {
  const hash = await hashPassword(before, password);
  expect(await verifyPassword(before, password, hash)).toBe(true);
  expect(await verifyPassword(before, `${password}.`, hash)).toBe(false);
});

test("one password typed on two keyboards is one password", async () => {
  const hash = await hashPassword(before, "caf\u00e9 au lait noir");
  expect(await verifyPassword(before, "cafe\u0301 au lait noir", hash)).toBe(true);
});

test("after a rotation old hashes open and are to be renewed, without the old key nothing opens", async () => {
  const hash = await hashPassword(before, password);
  expect(needsRehash(before, hash)).toBe(false);
  expect(needsRehash(rotating, hash)).toBe(true);
  expect(await verifyPassword(rotating, password, hash)).toBe(true);
  await expect(verifyPassword(ring("new", ["new"]), password, hash)).rejects.toThrow(/key old/);
});

test("another key is another pepper", async () => {
  const hash = await hashPassword(before, password);
  const other: Keyring = { currentId: "old", find: () => bytes["new"] };
  expect(await verifyPassword(other, password, hash)).toBe(false);
});

test("a cheaper hash is to be renewed", () => {
  const cheap = "$argon2id$v=19$m=4096,t=2,p=1,keyid=b2xk$c2FsdHNhbHRzYWx0c2E$aGFzaA";
  expect(needsRehash(before, cheap)).toBe(true);
});
