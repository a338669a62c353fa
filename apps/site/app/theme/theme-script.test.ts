import { runInNewContext } from "node:vm";

import { describe, expect, it } from "vitest";

import { themeScript } from "./theme-script.ts";

function run(stored: string | null | Error): string | undefined {
  const dataset: { theme?: string } = {};
  const localStorage = {
    getItem() {
      if (stored instanceof Error) throw stored;
      return stored;
    },
  };
  runInNewContext(themeScript, { localStorage, document: { documentElement: { dataset } } });
  return dataset.theme;
}

describe("the script before the first paint", () => {
  it.each(["light", "dark"])("restores a remembered %s", (theme) => {
    expect(run(theme)).toBe(theme);
  });

  it("leaves the choice to the system without a memory, with a strange one, or with none allowed", () => {
    expect(run(null)).toBeUndefined();
    expect(run("<script>")).toBeUndefined();
    expect(run(new Error("storage is forbidden"))).toBeUndefined();
  });
});
