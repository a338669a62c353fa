import { expect, test } from "vitest";

import { areAnswered, type Asked } from "./are-answered.ts";

const known = <Value>(data: Value) => ({ data, failureCount: 0 });
const unknown: Asked<never> = { data: undefined, failureCount: 0 };
const failed: Asked<never> = { data: undefined, failureCount: 1 };
const all = {
  player: known("somebody"),
  documents: known([]),
  phone: known("phone"),
  configuration: known({ twoFactorAuthenticatorEnabled: true }),
  twoFactor: known("off"),
};

test.each([
  ["everything is known", {}, true],
  ["nobody knows yet who it is", { player: unknown }, false],
  ["the documents are still asked for", { documents: unknown }, false],
  ["the phone is still asked for", { phone: unknown }, false],
  ["the configuration is still asked for", { configuration: unknown }, false],
  ["the second factor is still asked for", { twoFactor: unknown }, false],
  ["the phone could not be asked for", { phone: failed }, true],
  ["the configuration could not be asked for", { configuration: failed, twoFactor: unknown }, true],
  [
    "no second factor is offered",
    { configuration: known({ twoFactorAuthenticatorEnabled: false }), twoFactor: unknown },
    true,
  ],
  ["it could not be asked who it is", { player: failed, documents: unknown }, true],
])("when %s", (_, changed, answered) => {
  expect(areAnswered({ ...all, ...changed })).toBe(answered);
});
