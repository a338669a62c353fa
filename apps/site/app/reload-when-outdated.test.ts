import { afterEach, expect, it, vi } from "vitest";

import { reloadOnce } from "./reload-when-outdated.ts";

afterEach(() => vi.unstubAllGlobals());

/** A page that was arrived at in this way, so long ago; answers how often it was reloaded. */
function openPage(type: NavigationTimingType, ageMs: number) {
  const reload = vi.fn<() => void>();
  class Arrival {
    readonly type = type;
  }
  vi.stubGlobal("PerformanceNavigationTiming", Arrival);
  vi.stubGlobal("performance", { now: () => ageMs, getEntriesByType: () => [new Arrival()] });
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("navigator", { onLine: true });
  return reload;
}

it.each<[NavigationTimingType, number, boolean]>([
  ["navigate", 100, true],
  ["reload", 100, false],
  ["reload", 3_600_000, true],
  ["back_forward", 100, true],
])("a page that came by %s %d ms ago is reloaded: %s", (type, ageMs, reloaded) => {
  const reload = openPage(type, ageMs);
  expect(reloadOnce()).toBe(reloaded);
  expect(reload).toHaveBeenCalledTimes(reloaded ? 1 : 0);
});

it("a page without a connection is not reloaded, for it would not come back", () => {
  const reload = openPage("navigate", 100);
  vi.stubGlobal("navigator", { onLine: false });
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
