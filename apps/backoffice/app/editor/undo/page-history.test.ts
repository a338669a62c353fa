import fc from "fast-check";
import { expect, test } from "vitest";
import { bringBack, emptyHistory, noteAct, takeBack, type PageHistory } from "./page-history.ts";

type History = PageHistory<string, null>;
type Act = { readonly to: string; readonly where?: string; readonly at: number };

const moment = (page: string) => ({ page, chosen: null });

/** Pages one after the other, beginning at "0", and what each press of undo shows afterwards. */
function undoAll(acts: readonly Act[]): string[] {
  let history: History = emptyHistory;
  let page = "0";
  for (const { to, where, at } of acts) {
    history = noteAct(history, { before: moment(page), where, at });
    page = to;
  }
  const shown: string[] = [];
  for (;;) {
    const moved = takeBack(history, moment(page));
    if (moved === undefined) return shown;
    ({ history } = moved);
    page = moved.shown.page;
    shown.push(page);
  }
}

test.each<[string, readonly Act[], string[]]>([
  ["nothing", [], []],
  ["one act", [{ to: "1", at: 0 }], ["0"]],
  [
    "two acts at once are two steps",
    [
      { to: "1", at: 0 },
      { to: "2", at: 1 },
    ],
    ["1", "0"],
  ],
  [
    "letters in one field are one step",
    [
      { to: "a", where: "title", at: 0 },
      { to: "ab", where: "title", at: 900 },
      { to: "abc", where: "title", at: 1_800 },
    ],
    ["0"],
  ],
  [
    "letters after a pause are another",
    [
      { to: "a", where: "title", at: 0 },
      { to: "ab", where: "title", at: 1_000 },
    ],
    ["a", "0"],
  ],
  [
    "letters in another field are another",
    [
      { to: "a", where: "title", at: 0 },
      { to: "b", where: "text", at: 100 },
    ],
    ["a", "0"],
  ],
  [
    "an act between letters parts them",
    [
      { to: "a", where: "title", at: 0 },
      { to: "b", at: 100 },
      { to: "c", where: "title", at: 200 },
    ],
    ["b", "a", "0"],
  ],
])("%s", (_, acts, expected) => {
  expect(undoAll(acts)).toEqual(expected);
});

test("what is done after an undo takes the place of what was taken back", () => {
  const first = noteAct<string, null>(emptyHistory, {
    before: moment("0"),
    where: undefined,
    at: 0,
  });
  const back = takeBack(first, moment("1"));
  expect(back?.shown).toEqual(moment("0"));
  const anew = noteAct(back?.history ?? emptyHistory, {
    before: moment("0"),
    where: undefined,
    at: 1,
  });
  expect(bringBack(anew, moment("2"))).toBeUndefined();
});

test("as many steps back and as many forward lead to the same page", () => {
  const acts = fc.array(fc.record({ to: fc.string(), at: fc.nat() }), { maxLength: 30 });
  fc.assert(
    fc.property(acts, fc.nat({ max: 30 }), (done, count) => {
      let history: History = emptyHistory;
      let page = "0";
      for (const { to, at } of done) {
        history = noteAct(history, { before: moment(page), where: undefined, at });
        page = to;
      }
      const last = page;
      const steps = Math.min(count, done.length);
      for (const move of [takeBack, bringBack]) {
        for (let step = 0; step < steps; step += 1) {
          const moved = move(history, moment(page));
          if (moved === undefined) throw new Error("a step is missing");
          ({ history } = moved);
          page = moved.shown.page;
        }
      }
      expect(page).toBe(last);
    }),
  );
});
