import type { WithdrawalReason } from "@croupier/contracts";
import { expect, test } from "vitest";
import { readSignal, whyPerson } from "./why-person.ts";

const cases: [WithdrawalReason[], boolean, string | null, string, string | undefined][] = [
  [["large_amount"], false, null, "Ready", undefined],
  [["large_amount"], true, null, "Two people", undefined],
  [["large_amount"], true, "Anna", "Two people", "Approved once by Anna"],
  [["large_amount", "new_destination"], true, null, "Two people", "New destination"],
  [["large_amount", "new_destination"], false, null, "New address", "New destination"],
  [
    ["document_missing", "recent_change"],
    false,
    null,
    "Document",
    "Document missing, Account changed recently",
  ],
];

test.each(cases)("%j, two: %s, first yes: %s is shown as %s, %s", (...one) => {
  const [findings, needsTwo, firstYesBy, word, signal] = one;
  const found = { findings, needsTwo, firstYesBy };
  expect(whyPerson(found).word).toBe(word);
  expect(readSignal(found)).toBe(signal);
});
