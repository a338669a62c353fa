import { expect, test } from "vitest";
import { openTypedNotes } from "./typed-notes.ts";

function fakeStore(content = new Map<string, string>()) {
  return {
    content,
    get length() {
      return content.size;
    },
    key: (at: number) => [...content.keys()][at] ?? null,
    getItem: (name: string) => content.get(name) ?? null,
    setItem: (name: string, words: string) => void content.set(name, words),
    removeItem: (name: string) => void content.delete(name),
  };
}

test("a note is there again after a reload, and what it is about does not mix", () => {
  const store = fakeStore();
  openTypedNotes(() => store).keep("player 1", "She is on the line");
  const afterReload = openTypedNotes(() => store);
  expect(afterReload.read("player 1")).toBe("She is on the line");
  expect(afterReload.read("player 2")).toBe("");
  afterReload.keep("player 1", "");
  expect(store.content.size).toBe(0);
});

test("all are forgotten together, and nothing else in the tab", () => {
  const store = fakeStore(new Map([["other", "stays"]]));
  const notes = openTypedNotes(() => store);
  notes.keep("player 1", "one");
  notes.keep("withdrawal 1", "two");
  notes.forgetAll();
  expect([...store.content.keys()]).toEqual(["other"]);
});

test("a browser that forbids storage keeps nothing and breaks nothing", () => {
  const notes = openTypedNotes(() => {
    throw new Error("forbidden");
  });
  notes.keep("player 1", "words");
  expect(notes.read("player 1")).toBe("");
  expect(() => notes.forgetAll()).not.toThrow();
});
