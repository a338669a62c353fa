import { createHmac } from "node:crypto";
import { createBreaker } from "@croupier/kit/breaker";
import { uuidv7 } from "@croupier/kit/ids";
import { beforeEach, describe, expect, it, test, vi } from "vitest";
import { createSumsub } from "./sumsub.ts";

const playerId = uuidv7();
const settings = {
  baseUrl: "https://provider.example",
  appToken: "the app",
  secretKey: "the key of the app",
  webhookSecret: "the key of reports",
  levels: { ID_DOCUMENT: "identity", PROOF_OF_ADDRESS: "address" },
};
const clock = () => new Date("2026-11-21T20:20:00Z");
const fetch = vi.fn<typeof globalThis.fetch>();
let sumsub: ReturnType<typeof createSumsub>;
// Trouble in one test keeps nobody from asking in the next.
beforeEach(() => {
  fetch.mockReset();
  sumsub = createSumsub({ settings, breaker: createBreaker(clock), fetch, clock });
});

const told = {
  type: "applicantReviewed",
  externalUserId: playerId,
  levelName: "identity",
  createdAtMs: "2026-11-21 20:15:00.123",
  reviewResult: { reviewAnswer: "GREEN" },
};
const bodyOf = (change: object) => Buffer.from(JSON.stringify({ ...told, ...change }));
const signatureOf = (body: Buffer, key = settings.webhookSecret) =>
  createHmac("sha256", key).update(body).digest("hex");
const read = (body: Buffer, signature: string | undefined = signatureOf(body)) =>
  sumsub.readReport?.({ body, signature, algorithm: "HMAC_SHA256_HEX" });

describe("what it found is read in our words", () => {
  const red = (more: object) => ({ reviewResult: { reviewAnswer: "RED", ...more } });
  test.each([
    [{}, { act: "approve" }],
    [{ type: "applicantPending" }, { act: "send" }],
    [
      red({ reviewRejectType: "RETRY", rejectLabels: ["LOW_QUALITY"] }),
      { act: "reject", reason: "unreadable" },
    ],
    [
      red({ reviewRejectType: "RETRY", rejectLabels: ["NEW", "EXPIRATION_DATE"] }),
      { act: "reject", reason: "expired" },
    ],
    [
      red({ reviewRejectType: "FINAL", rejectLabels: ["FORGERY"] }),
      { act: "block", reason: "altered" },
    ],
    [red({ rejectLabels: "FORGERY" }), { act: "reject", reason: "other" }],
    [{ reviewResult: {} }, { act: "none" }],
    [{ type: "videoIdentStatusChanged" }, { act: "none" }],
  ])("%j", (change, verdict) => {
    expect(read(bodyOf(change))).toEqual({
      ok: true,
      value: {
        playerId,
        documentType: "ID_DOCUMENT",
        decidedAt: new Date("2026-11-21T20:15:00.123Z"),
        verdict,
      },
    });
  });
});

describe("F15: what it did not sign is not heard", () => {
  const body = bodyOf({});
  test.each([
    ["no signature", body, undefined],
    ["another key", body, signatureOf(body, "some key")],
    ["half of it", body, signatureOf(body).slice(0, 32)],
    ["no hexadecimal", body, "zz".repeat(32)],
    ["a body that changed", bodyOf({ levelName: "address" }), signatureOf(body)],
  ])("%s", (_name, changed, signature) => {
    const algorithm = "HMAC_SHA256_HEX";
    const refused = { ok: false, refusal: { code: "report_not_signed" } };
    expect(sumsub.readReport?.({ body: changed, signature, algorithm })).toEqual(refused);
  });

  it("takes no weaker algorithm than was agreed", () => {
    const signature = createHmac("sha1", settings.webhookSecret).update(body).digest("hex");
    const call = { body, signature, algorithm: "HMAC_SHA1_HEX" };
    expect(sumsub.readReport?.(call)).toMatchObject({ refusal: { code: "report_not_signed" } });
  });
});

test.each([
  ["no JSON", Buffer.from("{")],
  ["no object", Buffer.from("null")],
  ["nobody of ours", bodyOf({ externalUserId: "somebody" })],
  ["no check of ours", bodyOf({ levelName: "constructor" })],
  ["no moment", bodyOf({ createdAtMs: "yesterday" })],
  ["a day that never was", bodyOf({ createdAtMs: "2026-13-41 20:15:00" })],
  ["signed four days ago, and sent again", bodyOf({ createdAtMs: "2026-11-17 20:15:00" })],
  ["signed for a day to come", bodyOf({ createdAtMs: "2026-11-21 20:26:00" })],
])("signed and of no use: %s", (_name, body) => {
  expect(read(body)).toEqual({ ok: false, refusal: { code: "report_unreadable" } });
});

describe("the link of a check", () => {
  const check = { playerId, documentType: "ID_DOCUMENT", language: "en" } as const;

  it("is asked for with a signed call", async () => {
    fetch.mockResolvedValueOnce(Response.json({ url: "https://provider.example/check/1" }));
    expect(await sumsub.begin(check)).toEqual({ url: "https://provider.example/check/1" });
    const [url, init] = fetch.mock.calls[0] ?? [];
    const path = `/resources/sdkIntegrations/levels/identity/websdkLink?externalUserId=${playerId}&lang=en`;
    expect(String(url)).toBe(settings.baseUrl + path);
    const second = String(clock().getTime() / 1_000);
    const signature = createHmac("sha256", settings.secretKey)
      .update(`${second}POST${path}`)
      .digest("hex");
    expect(init?.headers).toMatchObject({
      "x-app-access-sig": signature,
      "x-app-access-ts": second,
    });
  });

  it.each([
    ["an outage", () => new Response(null, { status: 502 })],
    ["no link", () => Response.json({})],
    ["a link that runs", () => Response.json({ url: "javascript:x()" })],
  ])("is none after %s", async (_name, answer) => {
    fetch.mockResolvedValueOnce(answer());
    await expect(sumsub.begin(check)).rejects.toThrow("sumsub answered");
  });
});
