import { expect, test } from "vitest";
import { decideChangeAnswer, type ChangeState } from "./decide-change-answer.ts";

const asked = (state: ChangeState, answeredBy: string | null = null) => ({
  state,
  askedBy: "oda",
  answeredBy,
});

test.each([
  ["oda", "approved", "own_request"],
  ["oda", "declined", "withdrawn"],
  ["pia", "approved", "approved"],
  ["pia", "declined", "declined"],
] as const)("%s says %s to what oda asked: %s", (staffId, verdict, came) => {
  const said = decideChangeAnswer(asked("waiting"), { staffId, verdict });
  expect(said.ok ? said.value : said.refusal.code).toBe(came);
});

test("the same answer by the same person is a repeat, any other comes too late", () => {
  const change = asked("approved", "pia");
  const answerOf = (staffId: string, verdict: "approved" | "declined") => {
    const said = decideChangeAnswer(change, { staffId, verdict });
    return said.ok ? said.value : said.refusal.code;
  };
  expect(answerOf("pia", "approved")).toBe("repeated");
  expect(answerOf("pia", "declined")).toBe("already_answered");
  expect(answerOf("max", "approved")).toBe("already_answered");
  expect(answerOf("oda", "declined")).toBe("already_answered");
});
