import { expect, it } from "vitest";

import { findTyped, forgetTyped, keepTyped } from "./kept-message.ts";

function shelfWith(text?: string) {
  const kept = new Map<string, string>(text === undefined ? [] : [["contact", text]]);
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

it("what is typed is there after a reload, and gone once it was sent", () => {
  const shelf = shelfWith();
  keepTyped(
    { subject: "payment", message: "Where\nis it?", reference: "", email: undefined },
    shelf,
  );
  expect(findTyped(shelf)).toEqual({ subject: "payment", message: "Where\nis it?", reference: "" });
  forgetTyped(shelf);
  expect(findTyped(shelf)).toEqual({});
});

it.each(["", "null", "[", '"a"', '{"message": 7}'])("somebody else's %s is nothing", (text) => {
  expect(findTyped(shelfWith(text))).toEqual({});
});

it("a browser that keeps nothing costs nothing else", () => {
  const refuse = () => {
    throw new Error("SecurityError");
  };
  const closed = { getItem: refuse, setItem: refuse, removeItem: refuse };
  const typed = { subject: "", message: "", reference: "", email: undefined };
  expect(() => keepTyped(typed, closed)).not.toThrow();
  expect(() => forgetTyped(closed)).not.toThrow();
  expect(findTyped(closed)).toEqual({});
});
