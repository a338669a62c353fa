import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DraftShelf, ShelvedParts } from "./draft-shelf.ts";
import { openEntryDraft, type SaveAnswer } from "./entry-draft.ts";

const at = "2026-03-04T12:03:00.000Z";
const words = (title: string) => ({ slug: "fees", title });
const problem = {
  type: "about:blank",
  title: "taken",
  status: 422,
  code: "invalid_request",
  traceId: "t",
} as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function fakeShelf(shelved: ShelvedParts = {}): DraftShelf & { kept: ShelvedParts } {
  return {
    kept: shelved,
    read() {
      return this.kept;
    },
    keep(_, parts) {
      this.kept = parts;
    },
  };
}

function open(answers: readonly (SaveAnswer | "unreachable")[], shelf = fakeShelf()) {
  const left = [...answers];
  const save = vi.fn(async (): Promise<SaveAnswer> => {
    const next = left.shift();
    if (next === undefined || next === "unreachable") throw new TypeError("no network");
    return next;
  });
  const stored = { latest: 3, data: words("Fees"), writtenBy: "bea", writtenAt: at };
  const draft = openEntryDraft({
    entryId: "one",
    kind: "section",
    stored: { en: stored },
    save,
    shelf,
    now: () => new Date(at),
  });
  draft.start();
  return { draft, save, shelf, en: () => draft.view().parts["en"] };
}

test("a pause in the typing saves once, on top of the version that was seen", async () => {
  const { draft, save, shelf, en } = open([{ is: "kept", number: 4 }]);
  draft.type("en", words("Fees a"));
  draft.type("en", words("Fees and"));
  expect(shelf.kept["en"]?.data).toEqual(words("Fees and"));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(save.mock.calls).toEqual([["en", { basedOn: 3, data: words("Fees and") }]]);
  expect(en()).toMatchObject({ basedOn: 4, state: { is: "saved" }, savedAt: at });
  expect(shelf.kept).toEqual({});
});

test("what does not fit waits in this browser, with the error beside its field", async () => {
  const { draft, save, shelf, en } = open([]);
  draft.type("en", words(""));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).not.toHaveBeenCalled();
  expect(en()?.state.is).toBe("unfit");
  expect(en()?.errors.get("title")).toBe("This is needed.");
  expect(shelf.kept["en"]?.data).toEqual(words(""));
});

test("without a network it tries again until it gets through", async () => {
  const { draft, save, en } = open(["unreachable", "unreachable", { is: "kept", number: 4 }]);
  draft.type("en", words("Costs"));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(en()?.state.is).toBe("offline");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save).toHaveBeenCalledTimes(3);
  expect(en()?.state.is).toBe("saved");
});

test("after a reload the work goes on where it stopped", async () => {
  const shelf = fakeShelf({ en: { basedOn: 3, data: words("Costs") } });
  const { draft, save, en } = open([{ is: "kept", number: 4 }], shelf);
  expect(draft.view().wasRestored).toBe(true);
  expect(en()?.working).toEqual(words("Costs"));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(save).toHaveBeenCalledTimes(1);
});

test("work that somebody overtook in the meantime stands beside theirs", () => {
  const shelf = fakeShelf({ en: { basedOn: 2, data: words("Costs") } });
  const { en } = open([], shelf);
  expect(en()).toMatchObject({
    working: words("Costs"),
    state: { is: "conflict", theirs: { number: 3, by: "bea", data: words("Fees") } },
  });
});

test("a conflict that is settled is saved on top of theirs", async () => {
  const theirs = { number: 4, by: "bea", at, data: words("Charges") };
  const { draft, save, en } = open([
    { is: "overtaken", theirs },
    { is: "kept", number: 5 },
  ]);
  draft.type("en", words("Costs"));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(en()?.state.is).toBe("conflict");
  draft.settle("en", words("Costs"));
  await vi.advanceTimersByTimeAsync(0);
  expect(save.mock.calls.at(-1)).toEqual(["en", { basedOn: 4, data: words("Costs") }]);
  expect(en()).toMatchObject({ basedOn: 5, state: { is: "saved" } });
});

test("a text that somebody decides against goes into the history before the one that stands", async () => {
  const theirs = { number: 4, by: "bea", at, data: words("Charges") };
  const { draft, save, en } = open([
    { is: "overtaken", theirs },
    { is: "kept", number: 5 },
    { is: "kept", number: 6 },
  ]);
  draft.type("en", words("Costs"));
  await vi.advanceTimersByTimeAsync(1_500);
  draft.settle("en", words("Charges"));
  await vi.advanceTimersByTimeAsync(0);
  expect(save.mock.calls.slice(1)).toEqual([
    ["en", { basedOn: 4, data: words("Costs") }],
    ["en", { basedOn: 5, data: words("Charges") }],
  ]);
  expect(en()).toMatchObject({ basedOn: 6, working: words("Charges"), state: { is: "saved" } });
});

test("without a network what was chosen counts, and waits", async () => {
  const theirs = { number: 4, by: "bea", at, data: words("Charges") };
  const { draft, en } = open([{ is: "overtaken", theirs }, "unreachable"]);
  draft.type("en", words("Costs"));
  await vi.advanceTimersByTimeAsync(1_500);
  draft.settle("en", words("Charges"));
  await vi.advanceTimersByTimeAsync(0);
  expect(en()).toMatchObject({ basedOn: 4, working: words("Charges"), state: { is: "saved" } });
});

test("what another tab saved is taken over unless something here is unsaved", () => {
  const { draft, en } = open([]);
  draft.hear({ en: { latest: 4, data: words("Charges") } });
  expect(en()).toMatchObject({ basedOn: 4, working: words("Charges") });
  draft.type("en", words("Costs"));
  draft.hear({ en: { latest: 5, data: words("Tariffs") } });
  expect(en()).toMatchObject({ basedOn: 4, working: words("Costs") });
});

test("whoever publishes first has everything saved, or is told that it is not", async () => {
  const kept = open([{ is: "kept", number: 4 }]);
  kept.draft.type("en", words("Costs"));
  expect(await kept.draft.flush()).toBe(true);
  const refused = open([{ is: "refused", problem }]);
  refused.draft.type("en", words("Costs"));
  expect(await refused.draft.flush()).toBe(false);
  expect(refused.en()?.state).toEqual({ is: "refused", problem });
});

test("what was typed while a save was under way is saved after it", async () => {
  let answer: (answer: SaveAnswer) => void = () => {};
  const { draft, save, en } = open([]);
  save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  save.mockImplementationOnce(async () => ({ is: "kept", number: 5 }));
  draft.type("en", words("Costs"));
  await vi.advanceTimersByTimeAsync(1_500);
  draft.type("en", words("Costs and fees"));
  answer({ is: "kept", number: 4 });
  await vi.advanceTimersByTimeAsync(1_500);
  expect(save.mock.calls.at(-1)).toEqual(["en", { basedOn: 4, data: words("Costs and fees") }]);
  expect(en()).toMatchObject({ basedOn: 5, state: { is: "saved" } });
});
