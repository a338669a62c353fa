import { createHmac } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  decideSignature,
  type InvalidSignature,
  type SignedRequest,
  type SigningKey,
} from "./decide-signature.ts";

const now = new Date("2026-11-22T12:00:00.900Z");
const second = Math.floor(now.getTime() / 1000);
const body = Buffer.from('{"type":"bet","amount":"100"}');
const old: SigningKey = {
  keyId: "old",
  secret: Buffer.alloc(32, 1),
  validFrom: new Date("2026-01-01T00:00:00Z"),
  validUntil: new Date("2026-11-22T13:00:00Z"),
};
const next: SigningKey = {
  keyId: "next",
  secret: Buffer.alloc(32, 2),
  validFrom: new Date("2026-11-22T11:00:00Z"),
  validUntil: null,
};
const keys = [old, next];

function signed(
  { keyId, secret }: SigningKey,
  { timestamp = String(second), rawBody = body }: { timestamp?: string; rawBody?: Buffer } = {},
): SignedRequest {
  const hmac = createHmac("sha256", secret).update(`${timestamp}.`).update(rawBody);
  return { rawBody, timestamp, keyId, signature: hmac.digest("hex") };
}

function decided(request: SignedRequest, at = now): InvalidSignature["reason"] | "good" {
  const decision = decideSignature({ request, keys, now: at });
  return decision.ok ? "good" : decision.refusal.reason;
}

const good = signed(next);
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe("F15: a signature is good, or is not", () => {
  test.each<[string, SignedRequest, Date, ReturnType<typeof decided>]>([
    ["the newest key", good, now, "good"],
    ["the key before it, while both are valid", signed(old), now, "good"],
    [
      "the key before it, at the moment it ends",
      signed(old),
      new Date("2026-11-22T13:00:00Z"),
      "key",
    ],
    ["a key that does not begin yet", good, new Date("2026-11-22T10:59:59Z"), "key"],
    ["a key nobody has", { ...good, keyId: "nobodys" }, now, "key"],
    ["the secret of another key", { ...signed(old), keyId: "next" }, now, "mismatch"],
    ["no key", { ...good, keyId: undefined }, now, "incomplete"],
    ["no timestamp", { ...good, timestamp: undefined }, now, "incomplete"],
    ["no signature", { ...good, signature: undefined }, now, "incomplete"],
    ["an empty signature", { ...good, signature: "" }, now, "incomplete"],
    ["half a signature", { ...good, signature: good.signature?.slice(0, 32) }, now, "incomplete"],
    ["a signature in capitals", { ...good, signature: "A".repeat(64) }, now, "incomplete"],
    ["a body changed after signing", { ...good, rawBody: Buffer.from("{}") }, now, "mismatch"],
    [
      "a blank added to the body",
      { ...good, rawBody: Buffer.from(`${body.toString()} `) },
      now,
      "mismatch",
    ],
    ["another timestamp than was signed", { ...good, timestamp: `${second + 1}` }, now, "mismatch"],
    ["a timestamp in words", signed(next, { timestamp: "now" }), now, "incomplete"],
    ["a timestamp in milliseconds", signed(next, { timestamp: `${second}000` }), now, "incomplete"],
    ["a negative timestamp", signed(next, { timestamp: `-${second}` }), now, "incomplete"],
    ["exactly five minutes late", good, later(300), "good"],
    ["a second more than five minutes late", good, later(301), "clock"],
    ["exactly five minutes early", good, later(-300), "good"],
    ["a second more than five minutes early", good, later(-301), "clock"],
    [
      "an old request whose body was changed",
      { ...good, rawBody: Buffer.from("x") },
      later(999),
      "mismatch",
    ],
  ])("%s", (_name, request, at, expected) => {
    expect(decided(request, at)).toBe(expected);
  });

  test("whatever is changed of the body, it is not signed any more", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        const rawBody = Buffer.from(bytes);
        expect(decided({ ...good, rawBody })).toBe(rawBody.equals(body) ? "good" : "mismatch");
      }),
    );
  });

  test("whatever stands in the headers is answered, never thrown", () => {
    const header = fc.option(fc.string({ maxLength: 80 }), { nil: undefined });
    fc.assert(
      fc.property(header, header, header, (signature, timestamp, keyId) => {
        expect(decided({ rawBody: body, signature, timestamp, keyId })).not.toBe("good");
      }),
    );
  });
});
