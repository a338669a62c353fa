import { expect, test } from "vitest";
import { decideOpenAlert } from "./decide-open-alert.ts";

const blocked = { kind: "document-blocked", href: "/blocked-document-status" };
const invalid = { kind: "document-invalid", href: "/validate-document" };
const requested = { kind: "document-requested", href: "/validate-document" };
const phone = { kind: "phone", href: "/validation-code/validatePhone" };

test.each([
  ["NOT_VALIDATED", [], phone],
  ["PENDING", ["PENDING"], phone],
  ["NOT_VALIDATED", ["VERIFIED"], phone],
  ["VALIDATED", [], undefined],
  ["VALIDATED", ["PENDING", "VERIFIED"], undefined],
  ["VALIDATED", ["REQUESTED"], requested],
  ["VALIDATED", ["INVALID"], invalid],
  ["VALIDATED", ["BLOCKED"], blocked],
  ["NOT_VALIDATED", ["REQUESTED"], requested],
  ["NOT_VALIDATED", ["VERIFIED", "INVALID", "BLOCKED"], blocked],
  ["VALIDATED", ["REQUESTED", "INVALID"], invalid],
  [undefined, [], undefined],
  [undefined, ["REQUESTED"], requested],
] as const)("[S4.3] with a phone that is %s and documents %j: %j", (status, documents, alert) => {
  expect(decideOpenAlert({ phone: status, documents })).toEqual(alert);
});
