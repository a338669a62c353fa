import { expect } from "vitest";

/** Nothing may be found; what is found is listed under the sentence that says how to obey. */
export function expectNone(found: readonly string[], { obey }: { obey: string }): void {
  expect(found, [obey, ...found].join("\n  ")).toEqual([]);
}
