import { expect, test } from "vitest";
import { decideAuditState, overdueAfterMs } from "./decide-audit-state.ts";

const now = new Date("2026-03-04T12:00:00Z");
const audited = (ageMs: number, checks: string[] = []) => {
  const finishedAt = new Date(now.getTime() - ageMs);
  const findings = checks.map((check) => ({ check, facts: {} }));
  return { startedAt: finishedAt, finishedAt, findings };
};

test("books never audited are not called right", () => {
  expect(decideAuditState(undefined, now).state).toBe("NEVER");
});

test("a recent audit without findings is clean, until it is a quarter of an hour old", () => {
  expect(decideAuditState(audited(overdueAfterMs), now).state).toBe("CLEAN");
  expect(decideAuditState(audited(overdueAfterMs + 1), now).state).toBe("OVERDUE");
});

test("findings are counted by check, and stay findings however old they are", () => {
  expect(decideAuditState(audited(overdueAfterMs * 9, ["Q1", "Q3", "Q3"]), now)).toMatchObject({
    state: "FINDINGS",
    findings: [
      { check: "Q1", rows: 1 },
      { check: "Q3", rows: 2 },
    ],
  });
});
