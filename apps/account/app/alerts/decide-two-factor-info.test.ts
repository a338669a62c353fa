import { expect, test } from "vitest";
import { decideTwoFactorInfo } from "./decide-two-factor-info.ts";

const all = {
  twoFactorAuthenticatorEnabled: true,
  tfaEnrolment: "PIN_CODE",
  hasPinCode: true,
  phone: "NOT_VALIDATED",
  twoFactor: "PENDING",
  documents: [],
  snoozed: false,
} as const;

test.each([
  [{}, true],
  [{ documents: ["PENDING", "VERIFIED"] }, true],
  [{ tfaEnrolment: "SMS", phone: "VALIDATED", hasPinCode: false }, true],
  [{ twoFactorAuthenticatorEnabled: false }, false],
  [{ hasPinCode: false }, false],
  [{ hasPinCode: false, phone: "VALIDATED" }, false],
  [{ tfaEnrolment: "SMS" }, false],
  [{ tfaEnrolment: "SMS", phone: "PENDING" }, false],
  [{ tfaEnrolment: "SMS", phone: undefined }, false],
  [{ twoFactor: "DISABLED" }, false],
  [{ twoFactor: "ENABLED" }, false],
  [{ twoFactor: undefined }, false],
  [{ documents: ["REQUESTED"] }, false],
  [{ documents: ["INVALID"] }, false],
  [{ documents: ["VERIFIED", "BLOCKED"] }, false],
  [{ snoozed: true }, false],
] as const)("[S4.4] all that has to hold, with %j: %j", (change, shown) => {
  expect(decideTwoFactorInfo({ ...all, ...change })).toBe(shown);
});
