import { describe, expect, test } from "vitest";
import { decideAnswer, type Verdict } from "./dual-control.ts";

const [asker, other, third] = ["anna", "bert", "cleo"];

describe("a request that waits", () => {
  const waiting = { state: "waiting", askedBy: asker, answeredBy: null } as const;

  test.each([
    [other, "approved", { ok: true, value: "approved" }],
    [other, "declined", { ok: true, value: "declined" }],
    [asker, "declined", { ok: true, value: "withdrawn" }],
    [asker, "approved", { ok: false, refusal: { code: "own_request" } }],
  ] as const)("%s says %s", (staffId, verdict, decided) => {
    expect(decideAnswer(waiting, { staffId, verdict })).toEqual(decided);
  });
});

test("what is answered stays so; the same word of the same person is no second answer", () => {
  const approved = { state: "approved", askedBy: asker, answeredBy: other };
  const said = (staffId: string, verdict: Verdict) => {
    const decided = decideAnswer(approved, { staffId, verdict });
    return decided.ok ? decided.value : decided.refusal.code;
  };
  expect(said(other, "approved")).toBe("repeated");
  expect(said(other, "declined")).toBe("already_answered");
  expect(said(third, "approved")).toBe("already_answered");
  expect(said(asker, "declined")).toBe("already_answered");
});

test("whoever asked never approves, in whatever state it is", () => {
  for (const state of ["waiting", "approved", "declined", "withdrawn", "expired"]) {
    const request = { state, askedBy: asker, answeredBy: null };
    expect(decideAnswer(request, { staffId: asker, verdict: "approved" }).ok).toBe(false);
  }
});
