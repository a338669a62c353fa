import { expect, test } from "vitest";
import { openPart, type PartDraft } from "./part-draft.ts";
import { saveMarkOf } from "./save-mark-words.ts";

const part = (state: PartDraft["state"], savedAt?: string): PartDraft => ({
  ...openPart(1, {}),
  state,
  savedAt,
});

test("what needs somebody is told before what needs nobody", () => {
  const saved = part({ is: "saved" }, "2026-03-04T12:03:00");
  expect(saveMarkOf([saved, part({ is: "saved" })]).words).toBe("Saved 12:03");
  expect(saveMarkOf([saved, part({ is: "waiting" })]).words).toBe("Not saved yet");
  expect(saveMarkOf([part({ is: "waiting" }), part({ is: "offline" })])).toEqual({
    tone: "warn",
    words: "Offline, kept in this browser",
    canRetry: true,
  });
});

test("an entry nobody changed is all saved", () => {
  expect(saveMarkOf([part({ is: "saved" })]).words).toBe("All saved");
  expect(saveMarkOf([]).words).toBe("All saved");
});
