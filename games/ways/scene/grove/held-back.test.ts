import { expect, test } from "vitest";
import { moonlitOrchardConfig as config } from "../../rules/face.ts";
import { heldBack } from "./held-back.ts";

const none = ["leaf", "plum", "fig"];

test("only what hangs there already makes one wait, and only for much", () => {
  const owls = ["owl", "leaf", "plum"];
  const held = (...view: string[][]) => heldBack(view, config).map((ms) => ms > 0);
  expect(held(owls, owls, owls, none, none)).toEqual([false, false, false, true, false]);
  expect(held(owls, owls, ["moon", "fig", "plum"], owls, none)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  expect(held(owls, none, owls, owls, owls)).not.toContain(true);
  // Leaves lead on as well, to next to nothing.
  expect(held(none, none, none, none, none)).toEqual([false, false, false, false, false]);
});
