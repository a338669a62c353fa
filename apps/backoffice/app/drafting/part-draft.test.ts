import { expect, test } from "vitest";
import {
  decideDraft,
  hasUnsaved,
  openPart,
  type DraftEvent,
  type PartDraft,
} from "./part-draft.ts";

const at = "2026-03-04T12:03:00.000Z";
const first = { title: "Fees" };
const theirs = { number: 4, by: "bea", at, data: { title: "Costs" } };
const typing = (title: string, fits = true): DraftEvent => ({
  type: "typed",
  data: { title },
  fits,
});
const after = (...events: readonly DraftEvent[]): PartDraft =>
  events.reduce(decideDraft, openPart(3, first));

test("what is typed waits, is sent, and is kept under the number the server gave it", () => {
  expect(after(typing("Fees!")).state.is).toBe("waiting");
  const kept = after(typing("Fees!"), { type: "sent" }, { type: "kept", number: 4, at });
  expect(kept).toMatchObject({
    basedOn: 4,
    saved: { title: "Fees!" },
    state: { is: "saved" },
    savedAt: at,
  });
});

test("what is typed while a save is under way is not taken for saved", () => {
  const kept = after(typing("Fees!"), { type: "sent" }, typing("Fees!!"), {
    type: "kept",
    number: 4,
    at,
  });
  expect(kept).toMatchObject({ saved: { title: "Fees!" }, state: { is: "waiting" } });
  expect(hasUnsaved(kept)).toBe(true);
});

test("what does not fit is not sent, and typing it back leaves nothing to save", () => {
  expect(after(typing("", false)).state.is).toBe("unfit");
  expect(after(typing("", false), typing("Fees")).state.is).toBe("saved");
});

test("whoever was overtaken keeps their text and sees the other's", () => {
  const overtaken = after(typing("Fees!"), { type: "sent" }, { type: "overtaken", theirs });
  expect(overtaken).toMatchObject({
    working: { title: "Fees!" },
    state: { is: "conflict", theirs },
  });
  expect(decideDraft(overtaken, typing("Fees?")).state.is).toBe("conflict");
});

test("keeping mine writes on top of theirs; taking theirs leaves nothing to write", () => {
  const overtaken = after(typing("Fees!"), { type: "sent" }, { type: "overtaken", theirs });
  const mine = decideDraft(overtaken, { type: "settled", data: { title: "Fees!" }, fits: true });
  expect(mine).toMatchObject({ basedOn: 4, saved: theirs.data, state: { is: "waiting" } });
  const other = decideDraft(overtaken, { type: "settled", data: theirs.data, fits: true });
  expect(other).toMatchObject({ basedOn: 4, working: theirs.data, state: { is: "saved" } });
});

test("two who wrote the same are not asked", () => {
  const same = after(typing("Costs"), { type: "sent" }, { type: "overtaken", theirs });
  expect(same).toMatchObject({ basedOn: 4, state: { is: "saved" } });
});
