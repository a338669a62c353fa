import { expect, test } from "vitest";
import { openNewEntryShelf } from "./new-entry-shelf.ts";

function fakeStore(content = new Map<string, string>()) {
  return {
    content,
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, value: string) => void content.set(key, value),
    removeItem: (key: string) => void content.delete(key),
  };
}

const draft = {
  id: "018f0000-0000-7000-8000-000000000001",
  parts: { common: { pageType: "article" }, en: { title: "Fees", blocks: [] } },
};

test("what was typed into a form is there again, with its id, and forms do not mix", () => {
  const store = fakeStore();
  openNewEntryShelf(() => store).keep("default article", draft);
  const afterReload = openNewEntryShelf(() => store);
  expect(afterReload.read("default article")).toEqual(draft);
  expect(afterReload.read("default promotion")).toBeUndefined();
  afterReload.forget("default article");
  expect(store.content.size).toBe(0);
});

test.each(["{", "null", "[]", '{"id": 1, "parts": {}}', '{"id": "a", "parts": {"en": [1]}}'])(
  "%s in the store is no draft",
  (text) => {
    const store = fakeStore(new Map([["desk-new-1:form", text]]));
    expect(openNewEntryShelf(() => store).read("form")).toBeUndefined();
  },
);

test("a browser that forbids storage is no reason to stop", () => {
  const shelf = openNewEntryShelf(() => {
    throw new Error("forbidden");
  });
  shelf.keep("form", draft);
  shelf.forget("form");
  expect(shelf.read("form")).toBeUndefined();
});
