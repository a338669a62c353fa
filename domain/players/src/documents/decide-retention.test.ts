import { expect, test } from "vitest";
import { decideErasure, type FileStanding, type KeptFile } from "./decide-retention.ts";

const keeping = { refusedDays: 30, expiredDays: 1_000, closedDays: 2_000 };
const at = (day: string) => new Date(`${day}T12:00:00Z`);
const since = at("2026-01-01");

const [unfinished, refused, replaced] = (["unfinished", "refused", "replaced"] as const).map(
  (is): FileStanding => ({ is, since }),
) as [FileStanding, FileStanding, FileStanding];
const verified = (until: Date | null): FileStanding => ({ is: "verified", until });

test.each<[string, FileStanding, Partial<KeptFile>, string | null]>([
  ["begun and left", unfinished, {}, "2026-01-31"],
  ["refused", refused, {}, "2026-01-31"],
  ["refused, of an account that closed", refused, { closedAt: at("2026-06-01") }, "2026-01-31"],
  ["another was asked for", replaced, {}, "2028-09-27"],
  ["looked at", { is: "looked at" }, {}, null],
  ["looked at when the account closed", { is: "looked at" }, { closedAt: since }, "2031-06-24"],
  ["verified for good", verified(null), {}, null],
  ["verified until a day", verified(at("2026-01-01")), {}, "2028-09-27"],
  ["verified, and the account closed", verified(null), { closedAt: since }, "2031-06-24"],
  ["verified until a day, and closed", verified(since), { closedAt: since }, "2028-09-27"],
  ["held", refused, { isHeld: true }, null],
])("a file goes: %s", (_name, standing, change, day) => {
  const file = { standing, closedAt: null, isHeld: false, ...change };
  expect(decideErasure(file, keeping)).toEqual(day === null ? null : at(day));
});
