import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { frameMessages, pageMessages } from "./frame-bridge.ts";

const guide = readFileSync(
  new URL("../../../docs/guides/integrate-a-game.md", import.meta.url),
  "utf8",
);

/** Rows of the table behind this sentence: what a message is called, and its fields. */
function tableAfter(sentence: string): Record<string, string[]> {
  const [, rest = ""] = guide.split(sentence);
  const [, table = ""] = rest.split("\n\n");
  const rows = table.split("\n").slice(2);
  return Object.fromEntries(
    rows.map((row) => {
      const [, type = "", fields = ""] = row.split("|");
      return [namesIn(type)[0] ?? "", namesIn(fields)];
    }),
  );
}

const namesIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
const fieldsOf = (shapes: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(shapes).map(([type, shape]) => [type, Object.keys(shape)]));

test.each([
  ["From the frame to the page:", frameMessages],
  ["From the page to the frame:", pageMessages],
])(
  "the guide to integrating a game has every message of the contract. %s",
  (sentence, messages) => {
    expect(tableAfter(sentence)).toEqual(fieldsOf(messages));
  },
);
