import { describe, expect, test } from "vitest";
import { decideDue, type Consent } from "./decide-due.ts";

const versions = { terms: "2026-12", privacy: "2026-11" };
const at = new Date("2026-11-21T12:00:00Z");
const yes = (kind: Consent["kind"], version: string | null): Consent => ({
  kind,
  given: true,
  version,
  at,
});

describe("which texts a player is asked about", () => {
  test.each([
    ["both as they are now", [yes("terms", "2026-12"), yes("privacy", "2026-11")], []],
    ["older terms", [yes("terms", "2026-11"), yes("privacy", "2026-11")], ["terms"]],
    ["newer terms, which were taken back", [yes("terms", "2027-01")], ["terms", "privacy"]],
    ["terms from before versions", [yes("terms", null), yes("privacy", "2026-11")], ["terms"]],
    ["offers only", [yes("marketing", "2026-12")], ["terms", "privacy"]],
    ["nothing at all", [], ["terms", "privacy"]],
  ])("%s", (_, consents, due) => {
    expect(decideDue(consents, versions)).toEqual(due);
  });

  test("a no to the version of now is no yes", () => {
    const no = { ...yes("terms", "2026-12"), given: false };
    expect(decideDue([no, yes("privacy", "2026-11")], versions)).toEqual(["terms"]);
  });
});
