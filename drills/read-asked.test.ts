import { expect, test } from "vitest";
import { readAsked } from "./read-asked.ts";

const drills = { kills: {}, odds: {} };

test.each([
  ["", { kind: "usage" }],
  ["--due", { kind: "due", forRelease: false }],
  ["--release", { kind: "due", forRelease: true }],
  ["--due --release", { kind: "due", forRelease: true }],
  ["kills odds", { kind: "run", names: ["kills", "odds"], length: "gate" }],
  ["--night odds", { kind: "run", names: ["odds"], length: "night" }],
])("npm run drill -- %s", (line, asked) => {
  expect(readAsked(split(line), drills)).toEqual(asked);
});

test.each([
  ["--night", "--night needs the name of a drill."],
  ["--release --night", "--due and --release ask about every drill and run none."],
  ["--due odds", "--due and --release ask about every drill and run none."],
  ["--nigth odds", "Unknown option '--nigth'."],
  ["--night=long odds", "Option '--night' does not take an argument."],
  ["toString", 'There is no drill "toString".'],
  ["bank odds", 'There is no drill "bank".'],
])("npm run drill -- %s is refused in one sentence", (line, sentence) => {
  expect(readAsked(split(line), drills)).toEqual({ kind: "refused", sentences: [sentence] });
});

function split(line: string): readonly string[] {
  return line.split(" ").filter((word) => word !== "");
}
