import type { Problem } from "@croupier/contracts";
import { readProof } from "@croupier/kit/proof-of-work";
import { expect, it, vi } from "vitest";

import { withCaptcha } from "./with-captcha.ts";

const challenge = Buffer.alloc(56, 5).toString("base64url");
const problem = (code: Problem["code"], more: Partial<Problem> = {}) => ({
  ok: false as const,
  problem: { type: "about:blank", title: "", status: 403, code, traceId: "t", ...more },
});
const question = { kind: "PROOF_OF_WORK", challenge, rounds: 3, bits: 6 } as const;
const asked = problem("captcha_required", { captcha: question });

it("a call that nobody suspects is made once", async () => {
  const call = vi.fn(async () => ({ ok: true as const }));
  const onChecking = vi.fn();
  expect(await withCaptcha(call, onChecking)).toEqual({ ok: true });
  expect(call.mock.calls).toEqual([[{}]]);
  expect(onChecking).not.toHaveBeenCalled();
});

it("another refusal is what it is", async () => {
  const refused = problem("wrong_credentials");
  const call = vi.fn(async () => refused);
  expect(await withCaptcha(call, () => {})).toBe(refused);
  expect(call).toHaveBeenCalledTimes(1);
});

it("the work is done, and the call made once more with its proof; never a third time", async () => {
  const refused = problem("captcha_refused", { captcha: question });
  const proofs: (string | undefined)[] = [];
  const onChecking = vi.fn();
  const answer = await withCaptcha(async ({ captcha }: { captcha?: string }) => {
    proofs.push(captcha);
    return captcha === undefined ? asked : refused;
  }, onChecking);
  expect(answer).toBe(refused);
  expect(onChecking).toHaveBeenCalledTimes(1);
  expect(proofs).toHaveLength(2);
  expect(readProof(proofs[1] ?? "")).toMatchObject({ challenge, nonces: { length: 3 } });
});
