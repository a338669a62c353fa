import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readTests } from "../coverage/read-tests.ts";
import { root } from "../root.ts";
import type { KnownFlaky } from "./judge-flaky.ts";
import { mayRead } from "./template-title.ts";

const known = JSON.parse(
  readFileSync(new URL("known-flaky.json", import.meta.url), "utf8"),
) as KnownFlaky[];

test("each known flaky test exists, says what is suspected, and where it was seen", () => {
  const faults = known.flatMap(({ name, firstFailure, cause, seen }) => {
    const [path = "", ...titles] = name.split(" › ");
    const file = join(root, path);
    const source = existsSync(file) ? readFileSync(file, "utf8") : "";
    const title = titles.at(-1) ?? "";
    return [
      ...(readTests(path, source).some((one) => mayRead(one.title, title)) ? [] : ["is no test"]),
      ...(firstFailure === "" ? ["has no first failure"] : []),
      ...(cause === "" ? ["has no cause or suspicion"] : []),
      ...(seen.length === 0 || new Set(seen).size < seen.length
        ? ["names no commits, or one twice"]
        : []),
    ].map((fault) => `${name} ${fault}`);
  });
  expect(faults).toEqual([]);
});

test("no test is listed twice", () => {
  const names = known.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
