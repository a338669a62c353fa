import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { withReferral } from "../join/with-referral.ts";

import {
  isExpired,
  readReferral,
  readStoredReferral,
  spellReferral,
  type StoredReferral,
} from "./read-referral.ts";

const read = (query: string, storedSharing?: string) =>
  readReferral(new URLSearchParams(query), storedSharing === undefined ? {} : { storedSharing });

const word = fc.stringMatching(/^[\w.~@-]{1,64}$/);
/** What stands behind a name: a code, nothing, or something that cannot be a code. */
const place = fc.option(
  fc.oneof(word, fc.constantFrom("", "a;b", "a b", "x".repeat(65), "\r\nSet-Cookie: a=b")),
  { nil: undefined },
);

describe("[S5.8] [S9.16] [S9.18] the referral an address carries", () => {
  it("has the first code that can be one: myafftoken, referral, ref, then the path", () => {
    const places = fc.tuple(place, place, place, place);
    fc.assert(
      fc.property(places, fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), (given, order) => {
        const [myafftoken, referral, ref, pathCode] = given;
        const named = [
          ["myafftoken", myafftoken],
          ["referral", referral],
          ["ref", ref],
        ] as const;
        const query = new URLSearchParams();
        for (const at of order) {
          const [name, code] = named[at] ?? ["", undefined];
          if (code !== undefined) query.append(name, code);
        }
        const first = given.find((code) => code !== undefined && /^[\w.~@-]{1,64}$/.test(code));
        const found = readReferral(query, pathCode === undefined ? {} : { pathCode });
        expect(found?.code).toBe(first);
        // The detour over the query of /join changes nothing.
        const carried = pathCode === undefined ? query : withReferral(query, pathCode);
        expect(readReferral(carried)?.code).toBe(first);
      }),
    );
  });

  it("is a player's own when it begins with P and is shorter than ten, or raf says so", () => {
    const sharing = fc.option(
      fc.oneof(
        word,
        word.map((end) => `raf${end}`.slice(0, 64)),
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          word,
          word.map((end) => `P${end}`.slice(0, 64)),
        ),
        sharing,
        (ref, said) => {
          const query = new URLSearchParams({ ref, ...(said === null ? {} : { extcmpid: said }) });
          const own = (ref.startsWith("P") && ref.length < 10) || (said ?? "").startsWith("raf");
          expect(readReferral(query)?.type).toBe(own ? "PROFILE" : "AFFILIATE");
        },
      ),
    );
  });

  it.each([
    [{}, "WORD_OF_MOUTH", "AFFILIATE"],
    [{ storedSharing: "raf_mail" }, "raf_mail", "PROFILE"],
    [{ storedSharing: "post" }, "post", "AFFILIATE"],
  ] as const)("when its link says no way of sharing and %j was kept, it is %s", (kept, ...what) => {
    const { sharingMethod, type } = readReferral(new URLSearchParams("ref=R1"), kept) ?? {};
    expect([sharingMethod, type]).toEqual(what);
  });

  it.each([
    ["myafftoken=A&referral=B&ref=C", "A"],
    ["ref=C&referral=B", "B"],
    ["ref=C&lang=es", "C"],
    ["myafftoken=&ref=C", "C"],
    ["myafftoken=a%3Bb&ref=C", "C"],
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

  it("[S9.18] brings the affiliate's id, and how it was shared: word of mouth unless it says otherwise", () => {
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

  it("[S5.9] expires by the days that are allowed, by 40 where none sensible are, and never without a time", () => {
    const days = fc.option(fc.integer({ min: -50, max: 400 }), { nil: undefined });
    const aged = fc.integer({ min: -500 * dayMs, max: 500 * dayMs });
    fc.assert(
      fc.property(days, aged, (given, age) => {
        const allowed = given !== undefined && given > 0 ? given : 40;
        const expired = isExpired({ timestamp: now - age }, { now, days: given });
        expect(expired).toBe(Math.abs(age) > allowed * dayMs);
        for (const timestamp of [Number.NaN, Infinity, -Infinity]) {
          expect(isExpired({ timestamp }, { now, days: given })).toBe(false);
        }
        expect(isExpired({}, { now, days: given })).toBe(false);
      }),
    );
  });

  it.each(["", "%20", "soon", "12h", "NaN", "Infinity"])(
    "[S5.9] is not expired with the time %j, which is no number",
    (time) => {
      const stored = readStoredReferral(`key=R1&type=PROFILE&sharing=x&timestamp=${time}`);
      expect(stored).toEqual({ code: "R1", type: "PROFILE", sharingMethod: "x" });
      expect(isExpired(stored ?? { timestamp: 0 }, { now, days: 40 })).toBe(false);
    },
  );

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
