import type { EntryKind } from "@croupier/contracts";
import type { PartData } from "./check-entry.ts";

/** Brings data of an older schema one step forward. Once released, a step is never changed. */
export type EntryMigration = {
  readonly name: string;
  /** The schema version its result is in. */
  readonly to: number;
  readonly concerns: (stored: { kind: EntryKind; part: string }) => boolean;
  readonly up: (data: PartData) => PartData;
};

export const entryMigrations: readonly EntryMigration[] = [
  {
    // The geo filter once stood beside the other gates, as systems that we import from have it.
    name: "gates-take-in-the-geo-filter",
    to: 2,
    concerns: ({ part }) => part === "common",
    up: ({ geoTargetingFilter, ...data }) => {
      if (geoTargetingFilter === undefined) return data;
      const gates = typeof data["gates"] === "object" ? data["gates"] : {};
      return { ...data, gates: { ...gates, geoTargetingFilter } };
    },
  },
];

/** The schema that `entryData` of the contracts describes. */
export const schemaVersionNow = 2;

/** Data as today's code expects them, whenever they were written. Stored versions stay as they are. */
export function migrateEntryData(
  stored: {
    readonly kind: EntryKind;
    readonly part: string;
    readonly schemaVersion: number;
    readonly data: PartData;
  },
  migrations: readonly EntryMigration[] = entryMigrations,
): PartData {
  return migrations
    .filter(({ to, concerns }) => to > stored.schemaVersion && concerns(stored))
    .reduce((data, { up }) => up(data), stored.data);
}
