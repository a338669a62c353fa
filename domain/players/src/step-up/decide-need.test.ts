import { mfaOperations, type MfaMethod, type MfaOperation } from "@croupier/contracts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { decideNeed, decideSecondFactor, type Factors } from "./decide-need.ts";

const nothing: Factors = {
  pinSet: false,
  phoneValidated: false,
  emailConfirmed: false,
  deviceInUse: false,
};
const pin: Factors = { ...nothing, pinSet: true };
const phone: Factors = { ...nothing, phoneValidated: true };
const email: Factors = { ...nothing, emailConfirmed: true };
const everything: Factors = {
  pinSet: true,
  phoneValidated: true,
  emailConfirmed: true,
  deviceInUse: true,
};
const all: readonly MfaMethod[] = ["PIN_CODE", "SMS", "TWO_FACTOR_AUTHENTICATION"];

const rows: readonly [MfaOperation, readonly MfaMethod[], Factors, readonly string[]][] = [
  ["withdraw", [], everything, []],
  ["withdraw", all, nothing, ["PASSWORD"]],
  ["withdraw", all, pin, ["PIN_CODE"]],
  ["withdraw", all, phone, ["SMS"]],
  ["withdraw", all, everything, ["PIN_CODE", "SMS", "TWO_FACTOR_AUTHENTICATION"]],
  ["withdraw", ["SMS"], pin, ["PASSWORD"]],
  ["withdraw", ["SMS"], email, ["EMAIL"]],
  ["withdraw", all, { ...email, pinSet: true }, ["PIN_CODE"]],
  ["withdraw", ["SMS"], { ...email, phoneValidated: true }, ["SMS"]],
  ["withdraw", ["PIN_CODE"], email, ["PASSWORD"]],
  ["enable2fa", [], email, ["PASSWORD"]],
  ["changeStatus2FA", ["SMS"], { ...email, deviceInUse: true }, ["TWO_FACTOR_AUTHENTICATION"]],
  ["updateProfile", ["TWO_FACTOR_AUTHENTICATION", "PIN_CODE"], pin, ["PIN_CODE"]],
  ["validatePhone", [], nothing, []],
  ["enable2fa", [], pin, ["PASSWORD"]],
  ["enable2fa", ["PIN_CODE"], pin, ["PIN_CODE"]],
  ["disable2FA", [], everything, ["TWO_FACTOR_AUTHENTICATION"]],
  ["disable2FA", ["PIN_CODE"], everything, ["TWO_FACTOR_AUTHENTICATION"]],
  ["resetting 2FA", ["SMS"], everything, ["TWO_FACTOR_AUTHENTICATION"]],
  ["changeStatus2FA", ["SMS", "PIN_CODE"], pin, ["PIN_CODE"]],
];

test.each(rows)(
  "[S3.29] %s, configured %j, of %j is proved with %j",
  (operation, methods, factors, need) => {
    expect(decideNeed(operation, [{ operation, methods: [...methods] }], factors)).toEqual(need);
  },
);

test.each([
  [[], nothing, []],
  [[], everything, ["TWO_FACTOR_AUTHENTICATION"]],
  [all, nothing, []],
  [all, pin, ["PIN_CODE"]],
  [["SMS"], phone, ["SMS"]],
  [["PIN_CODE", "SMS"], everything, ["TWO_FACTOR_AUTHENTICATION"]],
] as const)("at sign-in, configured %j, %j is asked for %j", (methods, factors, asked) => {
  const configured = [{ operation: "login" as const, methods: [...methods] }];
  expect(decideSecondFactor(configured, factors)).toEqual(asked);
});

test("whatever is configured, nobody without the device touches a device in use", () => {
  const methods = fc.array(fc.constantFrom(...all), { maxLength: 8 });
  const configured = fc.array(fc.record({ operation: fc.constantFrom(...mfaOperations), methods }));
  const factors = fc.record({
    pinSet: fc.boolean(),
    phoneValidated: fc.boolean(),
    emailConfirmed: fc.boolean(),
    deviceInUse: fc.constant(true),
  });
  fc.assert(
    fc.property(configured, factors, (operations, own) => {
      for (const one of ["changeStatus2FA", "disable2FA", "enable2fa", "resetting 2FA"] as const) {
        expect(decideNeed(one, operations, own)).toEqual(["TWO_FACTOR_AUTHENTICATION"]);
      }
    }),
  );
});
