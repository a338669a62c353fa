import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sha256 } from "./sha256.ts";

test("a hash is the one everybody else computes, for every length around the blocks", () => {
  for (let length = 0; length <= 200; length += 1) {
    const message = Uint8Array.from({ length }, (_, at) => at * 7);
    expect(Buffer.from(sha256(message)).toString("hex"), `${length} bytes`).toBe(
      createHash("sha256").update(message).digest("hex"),
    );
  }
});

test("a hash of any bytes is the one everybody else computes", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (message) => {
      expect(Buffer.from(sha256(message))).toEqual(createHash("sha256").update(message).digest());
    }),
  );
});
