import fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  isExpired,
  readReferral,
  readStoredReferral,
  spellReferral,
  type StoredReferral,
} from "./read-referral.ts";

const read = (query: string, storedSharing?: string) =>
  readReferral(new URLSearchParams(query), storedSharing === undefined ? {} : { storedSharing });

describe("[S5.8] [S9.16] [S9.18] the referral an address carries", () => {
  it.each([
    ["myafftoken=A&referral=B&ref=C", "A"],
    ["ref=C&referral=B", "B"],
    ["ref=C&lang=es", "C"],
    ["myafftoken=&ref=C", "C"],
  ])("%s has the code %s", (query, code) => {
    expect(read(query)?.code).toBe(code);
  });

  it.each([
    ["ref=P12345678", "PROFILE", "nine letters that begin with P"],
    ["ref=P123456789", "AFFILIATE", "ten are too many"],
    ["ref=X1", "AFFILIATE", "another letter"],
    ["ref=X1&extcmpid=raf_mail", "PROFILE", "a friend shared it"],
    ["ref=X1&extcmpid=mail-raf", "AFFILIATE", "raf stands at the beginning or not at all"],
  ])("%s is %s: %s", (query, type) => {
    expect(read(query)?.type).toBe(type);
  });

  it("brings the affiliate's id, and how it was shared: word of mouth unless it says otherwise", () => {
    expect(read("ref=R1&affid=77")).toEqual({
      code: "R1",
      type: "AFFILIATE",
      affiliateId: "77",
      sharingMethod: "WORD_OF_MOUTH",
    });
    expect(read("ref=R1&extcmpid=sms")?.sharingMethod).toBe("sms");
    expect(read("ref=R1", "raf_post")).toMatchObject({
      type: "PROFILE",
      sharingMethod: "raf_post",
    });
  });

  it.each(["", "lang=es", "ref=", `ref=${"x".repeat(65)}`, "ref=a%3Bb", "ref=%0d%0aSet-Cookie"])(
    "%j carries none",
    (query) => {
      expect(read(query)).toBeUndefined();
    },
  );
});

describe("[S5.9] a stored referral", () => {
  const now = Date.UTC(2026, 10, 21);
  const dayMs = 86_400_000;

  it.each([
    [10, 9.9, false],
    [10, 10.1, true],
    [10, -10.1, true],
    [0, 39.9, false],
    [0, 40.1, true],
    [-3, 40.1, true],
    [undefined, 39.9, false],
    [undefined, 40.1, true],
  ])("with %s days allowed and %s days old is expired: %s", (days, age, expired) => {
    expect(isExpired({ timestamp: now - age * dayMs }, { now, days })).toBe(expired);
  });

  it("that says no time, or none that is one, is not expired", () => {
    expect(isExpired({}, { now, days: 1 })).toBe(false);
    expect(isExpired({ timestamp: Number.NaN }, { now, days: 1 })).toBe(false);
    expect(
      isExpired(readStoredReferral("key=R1&type=AFFILIATE&timestamp=soon") ?? {}, { now, days: 1 }),
    ).toBe(false);
  });
});

it("[S3.27] what is stored is read again: key, type, timestamp, affiliate id, sharing method", () => {
  const word = fc.stringMatching(/^[\w.~@-]{1,64}$/);
  const stored: fc.Arbitrary<StoredReferral> = fc.record(
    {
      code: word,
      type: fc.constantFrom("AFFILIATE" as const, "PROFILE" as const),
      affiliateId: word,
      sharingMethod: word,
      timestamp: fc.nat(),
    },
    { requiredKeys: ["code", "type", "sharingMethod"] },
  );
  fc.assert(
    fc.property(stored, (referral) => {
      const value = spellReferral(referral);
      expect(readStoredReferral(value)).toEqual(referral);
      expect(value).toMatch(/^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/);
    }),
  );
  expect(
    readStoredReferral(spellReferral({ code: "R1", type: "PROFILE", sharingMethod: "x" })),
  ).toEqual({
    code: "R1",
    type: "PROFILE",
    sharingMethod: "x",
  });
  for (const nothing of [undefined, "", "key=R1", "type=PROFILE", "key=;&type=PROFILE"]) {
    expect(readStoredReferral(nothing)).toBeUndefined();
  }
});
