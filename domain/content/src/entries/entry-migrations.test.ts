import { expect, test } from "vitest";
import { checkEntryData } from "./check-entry.ts";
import { entryMigrations, migrateEntryData, schemaVersionNow } from "./entry-migrations.ts";

/** As the first version of the schema stored it. */
const storedOldPage = {
  kind: "content_page",
  part: "common",
  schemaVersion: 1,
  data: {
    pageType: "promotion",
    redirectWhenExcluded: true,
    geoTargetingFilter: { notIn: { countrySubdivision: { US: ["NJ"] } } },
    gates: { device: "Mobile" },
    position: 3,
  },
} as const;

test("a page stored in the old form is read in today's, and today's schema accepts it", () => {
  const data = migrateEntryData(storedOldPage);
  expect(data).toEqual({
    pageType: "promotion",
    redirectWhenExcluded: true,
    gates: {
      device: "Mobile",
      geoTargetingFilter: { notIn: { countrySubdivision: { US: ["NJ"] } } },
    },
    position: 3,
  });
  expect(checkEntryData({ kind: "content_page", part: "common", data })).toEqual({
    ok: true,
    value: data,
  });
});

test("data of today's form, and parts a step does not concern, are handed on untouched", () => {
  const { data } = storedOldPage;
  expect(migrateEntryData({ ...storedOldPage, schemaVersion: schemaVersionNow })).toBe(data);
  expect(migrateEntryData({ ...storedOldPage, part: "en" })).toBe(data);
});

test("the steps of a long way are taken in order", () => {
  const step = (to: number) => ({
    name: `to-${to}`,
    to,
    concerns: () => true,
    up: (data: Readonly<Record<string, unknown>>) => ({ way: `${String(data["way"])}>${to}` }),
  });
  const stored = { ...storedOldPage, schemaVersion: 2, data: { way: "2" } };
  expect(migrateEntryData(stored, [step(2), step(3), step(4)])).toEqual({ way: "2>3>4" });
});

test("the list goes up to the schema of today, and every step has a name of its own", () => {
  expect(entryMigrations.map(({ to }) => to)).toEqual(
    entryMigrations.map(({ to }) => to).toSorted((one, other) => one - other),
  );
  expect(entryMigrations.at(-1)?.to).toBe(schemaVersionNow);
  expect(new Set(entryMigrations.map(({ name }) => name)).size).toBe(entryMigrations.length);
});
