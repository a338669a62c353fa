import { runInNewContext } from "node:vm";

import { expect, it } from "vitest";

import { earlyPressScript, type WithEarlyPress } from "./early-press-script.ts";

type Listener = (event: object) => void;

/** Runs the script on a page with this, and gives back what it does on a press of a button and of a key. */
function run(page: Readonly<Record<string, object>> = {}): { click: Listener; keydown: Listener } {
  const listeners: Record<string, Listener> = {};
  runInNewContext(earlyPressScript, {
    addEventListener: (event: string, listener: Listener) => (listeners[event] = listener),
    document: { querySelector: (selector: string) => page[selector] ?? null },
  });
  return listeners as { click: Listener; keydown: Listener };
}

it("remembers what was pressed before the page came to life, on the button itself", () => {
  const button: WithEarlyPress = {};
  const press = { target: { closest: (marked: string) => marked === "[data-early]" && button } };
  run().click(press);
  expect(button.earlyPress).toBe(press);
});

it("remembers no press elsewhere, and none of what is no element", () => {
  const { click: press } = run();
  expect(() => press({ target: { closest: () => null } })).not.toThrow();
  expect(() => press({ target: {} })).not.toThrow();
});

const elsewhere = { closest: () => null };
const field = { closest: (fields: string) => (fields.includes("input") ? {} : null) };

it.each([
  ["a slash", { key: "/", target: elsewhere }, {}, 1],
  ["K with Control", { key: "k", ctrlKey: true, target: field }, {}, 1],
  ["K with Command", { key: "k", metaKey: true, target: elsewhere }, {}, 1],
  ["K alone", { key: "k", target: elsewhere }, {}, 0],
  ["a slash that is typed", { key: "/", target: field }, {}, 0],
  ["a slash with Control", { key: "/", ctrlKey: true, target: elsewhere }, {}, 0],
  ["a slash beside an open dialog", { key: "/", target: elsewhere }, { "dialog[open]": {} }, 0],
])("%s opens the search as often as it should", (_name, event, page, times) => {
  let presses = 0;
  let prevented = 0;
  const button = { click: () => (presses += 1) };
  const { keydown } = run({ "[aria-keyshortcuts]": button, ...page });
  keydown({ ...event, preventDefault: () => (prevented += 1) });
  expect([presses, prevented]).toEqual([times, times]);
});

it("leaves the keys alone where there is no search", () => {
  const { keydown } = run();
  expect(() => keydown({ key: "/", target: elsewhere })).not.toThrow();
});
