import { expect, test } from "vitest";
import { changeSearch, filterKey, questionOf, readShown } from "./question.ts";

const read = (search: string) => readShown(new URLSearchParams(search));
const at = { bucket: "default", tab: { label: "Everything" } };

test("a bare address shows what changed last, the newest first", () => {
  expect(questionOf(read(""), at)).toEqual({
    bucket: "default",
    sort: "changedAt",
    order: "desc",
    page: 1,
    pageSize: 50,
  });
});

test("every filter of the address is asked for", () => {
  const shown = read(
    "kind=content_page&type=promotion&status=changed&missing=de&search=%20reef%20&sort=title&page=3",
  );
  expect(questionOf(shown, at)).toEqual({
    bucket: "default",
    kind: "content_page",
    pageType: "promotion",
    status: "changed",
    missing: "de",
    search: "reef",
    sort: "title",
    order: "asc",
    page: 3,
    pageSize: 50,
  });
});

test("what the address says wrongly counts as unsaid", () => {
  const shown = read("kind=poem&type=x&status=y&sort=z&order=up&page=-4&tab=one");
  expect(questionOf(shown, at)).toEqual(questionOf(read(""), at));
  expect(shown.tab).toBe(0);
});

test("the list's own narrowing wins over the address", () => {
  const tab = { label: "Menus", kind: "custom_menu" } as const;
  expect(questionOf(read("kind=slide"), { bucket: "default", tab }).kind).toBe("custom_menu");
});

test("another filter begins at the first page, another page keeps the filters", () => {
  const search = new URLSearchParams("status=draft&page=4");
  expect(changeSearch(search, { status: "archived" }).toString()).toBe("status=archived");
  expect(changeSearch(search, { page: "5" }).toString()).toBe("status=draft&page=5");
  expect(changeSearch(search, { status: undefined }).toString()).toBe("");
});

test("another page or order finds the same, another filter does not", () => {
  const key = (search: string) => filterKey(questionOf(read(search), at));
  expect(key("page=3&sort=title")).toBe(key("search=&order=asc"));
  expect(key("status=draft")).not.toBe(key(""));
});
