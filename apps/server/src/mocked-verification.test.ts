import { expect, test } from "vitest";
import { createMockedVerification } from "./mocked-verification.ts";
import { modeOf } from "./settings.ts";

const client = { traceId: "a1b2", address: "198.51.100.7" };

test.each([
  ["test", "true", true, 0],
  ["test", "TRUE", true, 0],
  ["test", "false", false, 0],
  ["test", undefined, false, 0],
  ["demo", "true", false, 1],
  ["demo", "True", false, 1],
  ["demo", "false", false, 0],
  ["demo", undefined, false, 0],
  ["production", "true", false, 1],
  ["production", "TRUE", false, 1],
  ["production", "1", false, 0],
  ["production", "false", false, 0],
  ["production", undefined, false, 0],
] as const)(
  "F14: in %s mode X-MOCK-2FA-VERIFICATION: %s is believed: %s, and written down %i times",
  (mode, asked, believed, written) => {
    const lines: object[] = [];
    const isMocked = createMockedVerification({ mode, warn: (facts) => lines.push(facts) });
    expect(isMocked({ asked, client })).toBe(believed);
    expect(lines).toHaveLength(written);
  },
);

test.each([
  ["production", "production"],
  ["demo", "demo"],
  [undefined, "production"],
] as const)("F14: with NODE_ENV=production and CROUPIER_MODE %s it is %s mode", (mode, is) => {
  expect(modeOf({ CROUPIER_MODE: mode, NODE_ENV: "production" })).toBe(is);
});

test("F14: test mode does not start with NODE_ENV=production", () => {
  expect(() => modeOf({ CROUPIER_MODE: "test", NODE_ENV: "production" })).toThrow(
    "a header mocks a second factor",
  );
});
