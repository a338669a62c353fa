import { expect, test } from "vitest";
import { decidePhone } from "./decide-phone.ts";
import { sampleMobile } from "./sample-mobile.ts";

test.each([
  // typed, kept or refused with
  ["+46701740605", "+46701740605"],
  ["+4915123456789", "+4915123456789"],
  ["+34600111222", "+34600111222"],
  // Here a number does not say whether it is mobile.
  ["+14165550123", "+14165550123"],
  // The zero that is dialled inside Great Britain only.
  ["+4407400123456", "+447400123456"],
  ["+46701234", "phone_invalid"],
  ["+5999600100", "phone_invalid"],
  ["+447700900123", "phone_invalid"],
  ["+210123456789", "phone_invalid"],
  ["not a number", "phone_invalid"],
  // Fixed, a pager, free of charge, at a fee, over the internet, by satellite.
  ["+59994611234", "phone_not_mobile"],
  ["+59995550101", "phone_not_mobile"],
  ["+18005550123", "phone_not_mobile"],
  ["+19005550123", "phone_not_mobile"],
  ["+445612345678", "phone_not_mobile"],
  ["+881612345678", "phone_not_mobile"],
])("%s: %s", (typed, answer) => {
  const decided = decidePhone(typed);
  expect(decided.ok ? decided.value : decided.refusal.code).toBe(answer);
});

test("every sample number takes codes", () => {
  for (const index of Array(10_000).keys()) {
    const sample = sampleMobile(index);
    expect(decidePhone(sample)).toEqual({ ok: true, value: sample });
  }
});
