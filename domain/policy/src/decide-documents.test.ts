import { expect, test } from "vitest";
import { daysUntilAsked, decideDocuments, type DocumentMoment } from "./decide-documents.ts";
import { policyFor } from "./policy-for.ts";

const [id, address] = ["ID_DOCUMENT", "PROOF_OF_ADDRESS"];
const now = new Date("2026-11-20T12:00:00Z");
const dutiesIn = (countryCode: string, present = countryCode, at = now) =>
  policyFor({ residence: { countryCode }, present: { countryCode: present }, now: at })
    .documentDuties;

const joining = { moment: "joining" } as const;
const withdrawal = { moment: "withdrawal" } as const;
const deposit = (minor: bigint, currency = "EUR") =>
  ({ moment: "deposit", currency, minor }) as const;

test.each<[string, string, DocumentMoment, (string | undefined)[]]>([
  ["CW", "who joins", joining, []],
  ["CW", "who takes money out", withdrawal, [id]],
  ["CW", "1,999.99 EUR in all", deposit(199_999n), []],
  ["CW", "2,000.00 EUR in all", deposit(200_000n), [id]],
  ["CW", "10,000.00 EUR in all", deposit(1_000_000n), [id, address]],
  // Nobody said how much that is in another currency, which is never a loophole.
  ["CW", "0.01 GBP in all", deposit(1n, "GBP"), [id, address]],
  ["MT", "who joins", joining, []],
  ["GB", "who joins", joining, [id]],
  ["GB", "who takes money out", withdrawal, [address]],
  ["GB", "90,000.00 EUR in all", deposit(9_000_000n), []],
  ["ZZ", "who joins", joining, [id]],
])("in %s, %s", (place, _name, moment, due) => {
  expect(decideDocuments(dutiesIn(place), moment)).toEqual(due);
});

test.each([
  ["CW", []],
  ["MT", [[id, 30]]],
  ["GB", [[id, 0]]],
  [
    "ZZ",
    [
      [id, 0],
      [address, 30],
    ],
  ],
])("in %s everybody has been asked after so many days: %j", (place, days) => {
  expect([...daysUntilAsked(dutiesIn(place))]).toEqual(days);
});

test("of home and the place somebody is at, whichever asks is heard, the sooner, and once", () => {
  const both = dutiesIn("MT", "GB");
  expect(decideDocuments(both, joining)).toEqual([id]);
  expect([...daysUntilAsked(both)]).toEqual([[id, 0]]);
  expect(decideDocuments(both, withdrawal).toSorted()).toEqual([id, address]);
});

test("a duty counts from the day its record does", () => {
  // Before the record of Malta came into force, the strictest held there.
  const before = dutiesIn("MT", "MT", new Date("2018-07-31T00:00:00Z"));
  const after = dutiesIn("MT", "MT", new Date("2018-08-02T00:00:00Z"));
  expect(decideDocuments(before, joining)).toEqual([id]);
  expect(decideDocuments(after, joining)).toEqual([]);
});
