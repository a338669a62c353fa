import { expect, test } from "vitest";
import { groupsFor, placeOf, underTheThumb } from "./places.ts";

const labels = (roles: Parameters<typeof groupsFor>[0]) =>
  groupsFor(roles).flatMap(({ places }) => places.map(({ label }) => label));
const thumbs = (roles: Parameters<typeof groupsFor>[0]) =>
  underTheThumb(groupsFor(roles)).map(({ label }) => label);

test("an administrator finds every place, an editor those of an editor", () => {
  expect(labels(["administrator"])).toEqual(
    expect.arrayContaining(["Pages", "Outbox", "Configuration", "Audit trail", "Staff"]),
  );
  expect(labels(["editor"])).toContain("Pages");
  for (const place of ["Outbox", "Configuration", "Audit trail", "Staff", "Import, export"]) {
    expect(labels(["editor"])).not.toContain(place);
  }
  expect(labels(["publisher"])).toContain("Import, export");
  expect(labels(["operator"])).toContain("Maintenance");
});

test("a group in which nobody finds anything has no heading", () => {
  expect(groupsFor(["editor"]).map(({ label }) => label)).toEqual(["Content", "Operations"]);
});

test("a phone has four places under the thumb, whoever holds it", () => {
  expect(thumbs(["administrator"])).toEqual(["Pages", "Status", "Players", "Verification"]);
  expect(thumbs(["support"])).toEqual(["Pages", "Status", "Players", "Tickets"]);
  expect(thumbs(["payments"])).toEqual(["Pages", "Status", "Players", "Withdrawals"]);
  expect(thumbs(["editor"])).toEqual(["Pages", "Menus", "Media", "Status"]);
});

test.each([
  ["/", "Status"],
  ["/players/01a2", "Players"],
  ["/help-centre", "Help centre"],
  ["/help", undefined],
])("who is at %s is at %s", (path, label) => {
  expect(placeOf(groupsFor(["administrator"]), path)?.label).toBe(label);
});
