import { expect, test } from "vitest";
import { previewOf } from "./preview-of.ts";

test.each([
  [undefined, "(empty)"],
  ["Fees", "Fees"],
  [40, "40"],
  [false, "no"],
  [[], "(empty)"],
  [["ember-vault", "skylark"], "ember-vault\nskylark"],
  [{ audience: "loggedIn", device: "Mobile" }, "audience: loggedIn\ndevice: Mobile"],
  [[{ type: "heading", props: { id: "h-1", text: "What it costs" } }], "heading: What it costs"],
])("%j reads as %j", (value, words) => {
  expect(previewOf(value)).toBe(words);
});
