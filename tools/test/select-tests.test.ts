import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../root.ts";
import { findTests } from "./run-selected.ts";
import { kindOf, selectTests } from "./select-tests.ts";

const titles = {
  "kit/src/money.test.ts": ["a sum of nothing is zero", "an amount keeps its currency"],
  "kit/src/moneybags.test.ts": ["a bag holds nothing"],
  "domain/ledger/tests/doorway.test.ts": ["a repeated transfer posts once"],
  "tools/laws/names.test.ts": ["names are kebab-case"],
  "apps/site/tests/built/weight.test.ts": ["the home page is light"],
  "journeys/deposit.journey.ts": ["a player pays in", "a deposit is refused"],
  "journeys/stories/games.stories.ts": ["dice is pictured"],
  "kit/src/money.ts": [],
};
const paths = Object.keys(titles);
const select = (...wanted: string[]) =>
  selectTests(wanted, paths, (path) => titles[path as keyof typeof titles]);

test.each([
  ["kit/src/money.test.ts", "unit"],
  ["domain/ledger/tests/doorway.test.ts", "integration"],
  ["tools/laws/names.test.ts", "laws"],
  ["apps/site/tests/built/weight.test.ts", "built"],
  ["tools/laws/built/site-bundle.test.ts", "built"],
  ["journeys/deposit.journey.ts", "journeys"],
  ["journeys/stories/games.stories.ts", "stories"],
  ["kit/src/money.ts", undefined],
])("%s is run as %s", (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

describe("tests are selected", () => {
  test("by a path, which leaves out files that only begin like it", () => {
    expect(select("kit/src/money.test.ts").files).toEqual({ unit: ["kit/src/money.test.ts"] });
  });

  test("by a folder, with a leading dot or a trailing slash", () => {
    expect(select("./kit/").files.unit).toHaveLength(2);
  });

  test("by a part of a path", () => {
    expect(select("doorway").files).toEqual({
      integration: ["domain/ledger/tests/doorway.test.ts"],
    });
  });

  test("by a name that is written with parts that change, also where it begins like a path", () => {
    const path = "journeys/pseudo-languages.journey.ts";
    const name = "/join in en-XA is translated to the last label, ltr, and fits a phone";
    expect(findTests([name]).files).toEqual({ journeys: [path] });
    expect(findTests(["is translated to the last label, ltr"]).files).toEqual({ journeys: [path] });
  });

  test("by the name of a group", () => {
    expect(findTests(["tests are selected"]).files).toEqual({
      unit: ["tools/test/select-tests.test.ts"],
    });
  });

  test("by a path and a line", () => {
    expect(select("journeys/deposit.journey.ts:12").files).toEqual({
      journeys: ["journeys/deposit.journey.ts:12"],
    });
  });

  test("by a name, whatever runs them", () => {
    const { files, name } = select("refused");
    expect(name).toBe("refused");
    expect(files).toEqual({ journeys: ["journeys/deposit.journey.ts"] });
  });

  test("of several kinds at once", () => {
    expect(Object.keys(select("money.test", "deposit").files)).toEqual(["unit", "journeys"]);
  });

  test("by a name among the files of a path", () => {
    expect(select("kit", "nothing").files.unit).toHaveLength(2);
    expect(select("kit", "a sum of nothing").files).toEqual({ unit: ["kit/src/money.test.ts"] });
    expect(() => select("kit", "is refused")).toThrow('No test has "kit", "is refused"');
  });

  test("by a name that is also part of other paths, beside the path of a file or a folder", () => {
    expect(select("domain", "transfer")).toEqual({
      files: { integration: ["domain/ledger/tests/doorway.test.ts"] },
      name: "transfer",
    });
    expect(select("journeys/deposit.journey.ts", "deposit")).toEqual({
      files: { journeys: ["journeys/deposit.journey.ts"] },
      name: "deposit",
    });
    expect(select("money", "doorway").name).toBeUndefined();
  });

  test.each([
    [["kit/src/mony.test.ts"], 'No test has "kit/src/mony.test.ts" in its path.'],
    [["journeys/deposit.journey.ts", "journeys/nowhere.journey.ts"], "nowhere.journey.ts"],
    [["./"], "Give a path or a name"],
    [[""], "Give a path or a name"],
    [["kit/:3"], "name one of them"],
    [["a deposit", "a player"], "Give one name at a time."],
  ])("and %j is refused", (wanted, why) => {
    expect(() => select(...wanted)).toThrow(why);
  });

  test("or none is found, and that is said", () => {
    expect(() => select("nowhere")).toThrow('No test has "nowhere" in its path or title.');
  });
});

test("each command that start-here gives for one test finds it", () => {
  const guide = readFileSync(join(root, "docs/start-here.md"), "utf8");
  const commands = [...guide.matchAll(/`npm (?:test|run test:watch) -- ([^`]+)`/g)]
    .map(([, words = ""]) => words.match(/"[^"]+"|\S+/g)?.map((word) => word.replaceAll('"', "")))
    .map((words = []) => words.filter((word) => !word.startsWith("-")))
    .filter((words) => words.length > 0);
  expect(commands.length).toBeGreaterThan(3);
  for (const words of commands) expect(() => findTests(words), words.join(" ")).not.toThrow();
});
