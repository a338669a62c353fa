import { describe, expect, test } from "vitest";
import { judgeFlaky, type KnownFlaky, type SecondRun } from "./judge-flaky.ts";

const commit = "c0ffee00";
const run = (name: string, passedAlone: boolean): SecondRun => ({
  name,
  firstFailure: "the button was not there",
  passedAlone,
  folder: `test-results/flaky/${name}`,
});
const listed = (name: string, sightings: number): KnownFlaky => ({
  name,
  firstFailure: "the button was not there",
  cause: "suspected: a late font",
  seen: Array.from({ length: sightings }, (_, index) => `commit${index}`),
});

test("a test that fails twice is red", () => {
  const verdict = judgeFlaky([run("deposit", false)], [], commit);
  expect(verdict).toMatchObject({ failed: 1, passed: 0 });
  expect(verdict.lines[0]).toContain("failed twice: deposit");
});

test("a listed test that fails twice is red as well", () => {
  expect(judgeFlaky([run("deposit", false)], [listed("deposit", 1)], commit).failed).toBe(1);
});

test("a test that passes alone is green, and its first failure and trace are named", () => {
  const verdict = judgeFlaky([run("deposit", true)], [], commit);
  expect(verdict).toMatchObject({ failed: 0, passed: 1 });
  expect(verdict.lines[0]).toContain(
    "flaky: deposit: the button was not there (test-results/flaky/deposit)",
  );
  expect(verdict.lines[0]).toContain(`"seen":["${commit}"]`);
});

test("two flaky tests in a run are green, and three are red", () => {
  const flaky = ["a", "b", "c"].map((name) => run(name, true));
  expect(judgeFlaky(flaky.slice(0, 2), [], commit).failed).toBe(0);
  const verdict = judgeFlaky(flaky, [], commit);
  expect(verdict.failed).toBe(3);
  expect(verdict.lines.at(-1)).toBe("3 tests were flaky; more than 2 in a run is red.");
});

describe("a listed test that is flaky again", () => {
  test.each([
    { sightings: 0, says: "flaky again: 1: deposit", failed: 0 },
    { sightings: 1, says: "flaky again: 2: deposit", failed: 0 },
    { sightings: 2, says: "flaky again: 3: deposit", failed: 0 },
    { sightings: 3, says: "flaky again: 4: deposit: mend its cause", failed: 1 },
  ])("after $sightings sightings: $says", ({ sightings, says, failed }) => {
    const verdict = judgeFlaky([run("deposit", true)], [listed("deposit", sightings)], commit);
    expect(verdict.lines[0]).toContain(says);
    expect(verdict.failed).toBe(failed);
  });
});
