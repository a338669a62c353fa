import { expect, test } from "vitest";
import { forgetItem, sayItem, wordsOf } from "./menu-words.ts";

const english = { title: "Footer", items: { fees: { text: "Fees", title: "What it costs" } } };

test("an item is named in a language and renamed without losing its explanation", () => {
  const said = sayItem(english, "fees", { text: "Costs" });
  expect(wordsOf(said, "fees")).toEqual({ text: "Costs", title: "What it costs" });
  expect(wordsOf(sayItem({}, "help", { text: "Help" }), "help")).toEqual({ text: "Help" });
  expect(wordsOf(undefined, "fees")).toEqual({});
});

test("an item without any word is not there, and one that is gone takes its words along", () => {
  const silent = sayItem(english, "fees", { text: "", title: "" });
  expect(silent["items"]).toEqual({});
  expect(forgetItem(english, "fees")).toEqual({ title: "Footer", items: {} });
});
