import { expect, test } from "vitest";
import { onwardTo } from "./onward-to.ts";

test.each([
  [undefined, "login.intro"],
  ["/account", "login.onward.account"],
  ["/account/limits?period=7d#day", "login.onward.account"],
  ["/accounting", "login.onward"],
  ["/casino/reels#quickplay_realplay", "login.onward"],
] as const)("whoever is on the way to %s reads %s", (destination, words) => {
  expect(onwardTo(destination)).toBe(words);
});
