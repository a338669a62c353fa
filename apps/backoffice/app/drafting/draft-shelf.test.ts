import { expect, test } from "vitest";
import { openDraftShelf } from "./draft-shelf.ts";

function fakeStore(content = new Map<string, string>()) {
  return {
    content,
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, value: string) => void content.set(key, value),
    removeItem: (key: string) => void content.delete(key),
  };
}

test("what is laid on the shelf is found again, and gone once nothing is left of it", () => {
  const store = fakeStore();
  const shelf = openDraftShelf(() => store);
  const parts = { en: { basedOn: 3, data: { title: "Fees" } } };
  shelf.keep("one", parts);
  expect(shelf.read("one")).toEqual(parts);
  expect(shelf.read("another")).toEqual({});
  shelf.keep("one", {});
  expect(store.content.size).toBe(0);
});

test.each(["{", "[1]", '{"en": {"data": 1}}', "null"])("%s in the store is no draft", (text) => {
  const shelf = openDraftShelf(() => fakeStore(new Map([["desk-draft-1:one", text]])));
  expect(shelf.read("one")).toEqual({});
});

test("a browser that forbids storage is no reason to stop", () => {
  const shelf = openDraftShelf(() => {
    throw new Error("forbidden");
  });
  shelf.keep("one", { en: { basedOn: 1, data: {} } });
  expect(shelf.read("one")).toEqual({});
});
