import { expect, test } from "vitest";
import { readPlayerIds } from "./read-player-ids.ts";

const one = "01a207c0-327a-77fc-ba3f-faba35936eb1";
const two = "01a207c0-327a-77fc-ba3f-faba35936eb2";

test("ids are read from lines, commas and columns, each once", () => {
  expect(readPlayerIds(`${one}\n${two}, ${one.toUpperCase()};\n`)).toEqual({
    ids: [one, two],
    strange: [],
  });
});

test("what is no id is said, and nothing is nothing", () => {
  expect(readPlayerIds(`alva@example.com ${one}`)).toEqual({
    ids: [one],
    strange: ["alva@example.com"],
  });
  expect(readPlayerIds("  \n")).toEqual({ ids: [], strange: [] });
});
