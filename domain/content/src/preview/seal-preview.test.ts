import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PreviewTicket } from "./preview-ticket.ts";
import { readPreview, sealPreview, type PreviewSigning } from "./seal-preview.ts";

const ticket: PreviewTicket = {
  bucket: "default",
  entryId: "019a8e5c-7b1f-7c3a-9d2e-5f6a7b8c9d0e",
  parts: { common: 3, en: 12 },
  onlooker: {
    signedIn: true,
    hasPlayed: true,
    place: "CA:QC",
    device: "Mobile",
    language: "en",
    moment: "2026-12-24T20:00:00.000Z",
  },
  expiresAt: "2026-11-21T13:00:00.000Z",
};

/** Not a signature anybody should use: enough to tell texts and keys apart. */
function signingWith(keys: Record<string, string>, currentKeyId = "new"): PreviewSigning {
  return {
    currentKeyId,
    signatureOf: (text, keyId) =>
      keys[keyId] === undefined
        ? undefined
        : Buffer.from(`${keys[keyId]}${[...text].reduce(mix, 7)}`).toString("base64url"),
    isSame: (one, other) => one === other,
  };
}

const mix = (sum: number, letter: string) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 40;
const signing = signingWith({ new: "n", old: "o" });
const before = new Date("2026-11-21T12:59:59.999Z");
const forged = { ok: false, refusal: { code: "preview_forged" } };

describe("a sealed ticket", () => {
  it("says what was sealed, until its last moment", () => {
    const sealed = sealPreview(ticket, signing);
    expect(readPreview(sealed, { signing, now: before })).toEqual({ ok: true, value: ticket });
    const late = new Date(ticket.expiresAt);
    expect(readPreview(sealed, { signing, now: late })).toEqual({
      ok: false,
      refusal: { code: "preview_expired" },
    });
  });

  it("is still read when its key is no longer the newest, and not when it is gone", () => {
    const sealed = sealPreview(ticket, signingWith({ old: "o" }, "old"));
    expect(readPreview(sealed, { signing, now: before }).ok).toBe(true);
    const without = signingWith({ new: "n" });
    expect(readPreview(sealed, { signing: without, now: before })).toEqual(forged);
  });

  it("is nothing any more with any one letter changed, added or left out", () => {
    const sealed = sealPreview(ticket, signing);
    const letter = fc.constantFrom(..."abcXYZ019-_.");
    fc.assert(
      fc.property(fc.nat(sealed.length - 1), letter, fc.constantFrom(0, 1), (at, other, drops) => {
        const changed = sealed.slice(0, at) + other + sealed.slice(at + drops);
        fc.pre(changed !== sealed);
        expect(readPreview(changed, { signing, now: before })).toEqual(forged);
      }),
    );
  });

  it("that holds something else than a ticket is refused, whoever signed it", () => {
    for (const said of [null, [], {}, { ...ticket, extra: 1 }, { ...ticket, entryId: "x" }]) {
      const sealed = sealPreview(said as PreviewTicket, signing);
      expect(readPreview(sealed, { signing, now: before })).toEqual(forged);
    }
  });

  it("is refused whatever is sent instead", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3_000 }), (text) => {
        expect(readPreview(text, { signing, now: before })).toEqual(forged);
      }),
    );
  });
});
