import { createHash } from "node:crypto";

import { expect, it } from "vitest";

import { proofExample } from "./proof-example.ts";

it("the example on the home page is true: its fingerprint is the SHA-256 of its seed", () => {
  const computed = createHash("sha256").update(proofExample.seed).digest("hex");
  expect(proofExample.fingerprint).toBe(computed);
});
