import { describe, expect, test } from "vitest";
import { adjustmentStates } from "./adjustment.ts";
import { decideAnswer } from "./decide-answer.ts";

const [asker, other, third] = ["anna", "bert", "cleo"];

describe("an adjustment that waits", () => {
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
  const approved = { state: "approved", askedBy: asker, answeredBy: other } as const;
  const answered = { ok: false, refusal: { code: "already_answered" } };
  expect(decideAnswer(approved, { staffId: other, verdict: "approved" })).toEqual({
    ok: true,
    value: "repeated",
  });
  expect(decideAnswer(approved, { staffId: third, verdict: "approved" })).toEqual(answered);
  expect(decideAnswer(approved, { staffId: other, verdict: "declined" })).toEqual(answered);
  expect(decideAnswer(approved, { staffId: asker, verdict: "declined" })).toEqual(answered);
});

test("whoever asked never approves, in whatever state it is", () => {
  for (const state of adjustmentStates) {
    const request = { state, askedBy: asker, answeredBy: null };
    expect(decideAnswer(request, { staffId: asker, verdict: "approved" })).toEqual({
      ok: false,
      refusal: { code: "own_request" },
    });
  }
});
