import { expect, test } from "vitest";
import { titleOf } from "./title-of.ts";

const part = (data: Record<string, unknown>) => ({
  latest: 1,
  published: null,
  publishedAt: null,
  state: "draft" as const,
  hasNewerDraft: false,
  data,
  writtenAt: "2026-03-04T12:00:00.000Z",
  writtenBy: "anna",
  note: null,
});
const id = "018f0000-0000-7000-8000-00000000beef";
const called = (parts: Parameters<typeof titleOf>[0]["parts"]) => titleOf({ id, parts }, "en");

test("an entry is called by its title in the brand's own language, else in any", () => {
  const [en, de] = [part({ title: "Fees" }), part({ title: "Kosten" })];
  expect(called({ common: part({}), de, en })).toBe("Fees");
  expect(called({ common: part({}), de })).toBe("Kosten");
  expect(called({ common: part({}), en: part({ label: "At dusk" }) })).toBe("At dusk");
});

test("a piece of a page is called by its first block, and what says nothing by the end of its id", () => {
  const blocks = [{ type: "notice", props: { id: "notice-1", title: "A pause" } }];
  expect(called({ common: part({}), en: part({ blocks }) })).toBe("A pause");
  expect(called({ common: part({ key: "home" }) })).toBe("home");
  expect(called({ common: part({}) })).toBe("Entry beef");
});
