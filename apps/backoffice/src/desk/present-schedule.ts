import type { Scheduled } from "@croupier/content";
import type { Scheduled as ToldSchedule } from "@croupier/contracts";

export function presentSchedule(schedule: Scheduled): ToldSchedule {
  const { scheduleId, entryId, kind, title, action, parts, dueAt, state, refusal, by, note } =
    schedule;
  return {
    id: scheduleId,
    entry: entryId,
    kind,
    title,
    action,
    parts: { ...parts },
    at: dueAt.toISOString(),
    state,
    refusal: codeOf(refusal),
    by,
    note,
  };
}

/** Stored as it was given: an object whose code says why. */
function codeOf(refusal: unknown): string | null {
  if (typeof refusal !== "object" || refusal === null || !("code" in refusal)) return null;
  return String(refusal.code);
}
