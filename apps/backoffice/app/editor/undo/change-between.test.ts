import { expect, test } from "vitest";
import { changeBetween } from "./change-between.ts";

const doc = (text: string) => ({ type: "doc", content: [{ type: "text", text }] });
const page = (change: object = {}, ...more: object[]) => ({
  content: [
    { type: "heading", props: { id: "h", text: "A", level: 2, body: doc("a"), ...change } },
    ...more,
  ],
  root: { props: { title: "Home", slug: "home" } },
});

test.each<[string, object, object, object]>([
  ["the same page, made anew", page(), page(), { is: "none" }],
  ["a letter", page(), page({ text: "Ab" }), { is: "typing", where: ".content.0.props.text" }],
  [
    "a letter in formatted text",
    page(),
    page({ body: doc("ab") }),
    { is: "typing", where: ".content.0.props.body" },
  ],
  [
    "a title, and the address that follows it",
    page(),
    { ...page(), root: { props: { title: "Homes", slug: "homes" } } },
    { is: "typing", where: ".root.props.title .root.props.slug" },
  ],
  ["a number", page(), page({ level: 3 }), { is: "act" }],
  ["a field that was not there", page(), page({ anchor: "a" }), { is: "act" }],
  ["a block more", page(), page({}, { type: "divider", props: { id: "d" } }), { is: "act" }],
])("%s", (_, before, after, expected) => {
  expect(changeBetween(before, after)).toEqual(expected);
});

test("two blocks that changed places are an act, though every difference is a word", () => {
  const [one, other] = ["one", "other"].map((id) => ({ type: "heading", props: { id, text: id } }));
  expect(changeBetween({ content: [one, other] }, { content: [other, one] })).toEqual({
    is: "act",
  });
});
