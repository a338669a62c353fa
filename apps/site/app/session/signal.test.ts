import { expect, it } from "vitest";

import { createSignal } from "./signal.ts";

it("everybody who listens is told, and nobody who has stopped", () => {
  const signal = createSignal();
  const heard: string[] = [];
  signal.send();
  const stop = signal.listen(() => heard.push("first"));
  signal.listen(() => heard.push("second"));
  signal.send();
  stop();
  signal.send();
  expect(heard).toEqual(["first", "second", "second"]);
});

it("what is kept waits for the first listener, and is told once", () => {
  const signal = createSignal({ isKept: true });
  const heard: string[] = [];
  signal.send();
  signal.send();
  const stop = signal.listen(() => heard.push("first"));
  signal.listen(() => heard.push("second"));
  expect(heard).toEqual(["first"]);
  signal.send();
  expect(heard).toEqual(["first", "first", "second"]);
  stop();
});
