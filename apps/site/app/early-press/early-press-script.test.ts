import { runInNewContext } from "node:vm";

import { expect, it } from "vitest";

import { earlyPressScript, type WithEarlyPress } from "./early-press-script.ts";

/** Runs the script, and gives back what it does on a press. */
function run(): (event: object) => void {
  let onClick: (event: object) => void = () => {};
  runInNewContext(earlyPressScript, {
    addEventListener: (_click: string, listener: typeof onClick) => (onClick = listener),
  });
  return onClick;
}

it("remembers what was pressed before the page came to life, on the button itself", () => {
  const button: WithEarlyPress = {};
  const press = { target: { closest: (marked: string) => marked === "[data-early]" && button } };
  run()(press);
  expect(button.earlyPress).toBe(press);
});

it("remembers no press elsewhere, and none of what is no element", () => {
  const press = run();
  expect(() => press({ target: { closest: () => null } })).not.toThrow();
  expect(() => press({ target: {} })).not.toThrow();
});
