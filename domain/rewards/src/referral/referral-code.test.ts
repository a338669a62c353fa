import { expect, test } from "vitest";
import { makeReferralCode } from "./referral-code.ts";

test("[S5.8] a player's own code begins with P and is shorter than ten", () => {
  const codes = Array.from({ length: 500 }, makeReferralCode);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) {
    expect(code).toMatch(/^P[2-9A-HJKMNP-TV-Z]{8}$/);
    expect(code.length).toBeLessThan(10);
  }
});
