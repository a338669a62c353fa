import { expect, test } from "vitest";

import { createPress } from "./press.ts";

test("the same words are one press, and others another", () => {
  const press = createPress();
  const first = press.keyOf("card 20.00");
  expect(press.keyOf("card 20.00")).toBe(first);
  expect(press.keyOf("card 50.00")).not.toBe(first);
});

test("after a no they are a new press, but not while the first is being answered", () => {
  const press = createPress();
  const first = press.keyOf("card 20.00");
  press.refused("request_in_flight");
  expect(press.keyOf("card 20.00")).toBe(first);
  press.refused("limit_reached");
  expect(press.keyOf("card 20.00")).not.toBe(first);
});
