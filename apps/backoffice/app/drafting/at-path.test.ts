import { expect, test } from "vitest";
import { readAt, writeAt } from "./at-path.ts";

const page = { title: "Fees", seo: { title: "Fees | Kingfisher" }, items: [{ link: "/a" }] };

test("a place is read by its path, and a path that leads nowhere reads as nothing", () => {
  expect(readAt(page, "seo.title")).toBe("Fees | Kingfisher");
  expect(readAt(page, "items.0.link")).toBe("/a");
  expect(readAt(page, "seo.title.deeper")).toBeUndefined();
});

test("writing makes a new tree and leaves what stands beside it alone", () => {
  const written = writeAt(page, "items.0.link", "/b");
  expect(written.items).toEqual([{ link: "/b" }]);
  expect(page.items).toEqual([{ link: "/a" }]);
  expect(written.seo).toBe(page.seo);
});

test("a place that is missing is made on the way", () => {
  expect(writeAt({}, "gates.audience", "loggedIn")).toEqual({ gates: { audience: "loggedIn" } });
});

test("what is taken away leaves no empty object behind", () => {
  expect(writeAt(page, "seo.title", undefined)).toEqual({ title: "Fees", items: page.items });
  expect(writeAt({ a: { b: 1, c: 2 } }, "a.b", undefined)).toEqual({ a: { c: 2 } });
  expect(writeAt({ notIn: {} }, "notIn", {})).toEqual({ notIn: {} });
});
