import { expect, test } from "vitest";
import type { Keyring } from "./keyring.ts";
import { seal, unseal } from "./seal.ts";

const keyring: Keyring = { currentId: "k1", find: () => Buffer.alloc(32, 7) };
const hers = { purpose: "a secret", owner: "alice" };
const secret = Buffer.from("otter");

test("what was sealed opens for whom and for what it was sealed, and never reads the same twice", () => {
  const sealed = seal(keyring, secret, hers);
  expect(unseal(keyring, sealed, hers)).toEqual(secret);
  expect(seal(keyring, secret, hers)).not.toBe(sealed);
});

test.each([{ owner: "boris" }, { purpose: "another secret" }])("it stays shut for %j", (change) => {
  const sealed = seal(keyring, secret, hers);
  expect(() => unseal(keyring, sealed, { ...hers, ...change })).toThrow();
});
