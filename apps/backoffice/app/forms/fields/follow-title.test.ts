import { expect, test } from "vitest";
import { followTitle } from "./follow-title.ts";

test("the address follows the title while it is typed", () => {
  expect(followTitle({}, { title: "Fees" }, "en")).toEqual({ title: "Fees", slug: "fees" });
  const typed = { title: "Fees", slug: "fees" };
  expect(followTitle(typed, { ...typed, title: "Fees now" }, "en")["slug"]).toBe("fees-now");
});

test("an address that was written by hand stays", () => {
  const own = { title: "Fees", slug: "what-it-costs" };
  expect(followTitle(own, { ...own, title: "Costs" }, "en")["slug"]).toBe("what-it-costs");
  const typed = { title: "Fees", slug: "fees" };
  expect(followTitle(typed, { ...typed, slug: "fee" }, "en")["slug"]).toBe("fee");
});

test("a category follows its short name, in the spelling of its language", () => {
  const next = { name: "Größe", title: "All of it" };
  expect(followTitle({ title: "All of it" }, next, "de")["slug"]).toBeUndefined();
  expect(followTitle({}, next, "de")["slug"]).toBe("groesse");
});
