import type { FieldError } from "@croupier/contracts";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { findBlockErrors, type CheckBlocks } from "../entries/check-blocks.ts";
import { checkEntryData, type PartData } from "../entries/check-entry.ts";
import { migrateEntryData } from "../entries/entry-migrations.ts";
import { decideSlugReserved } from "../entries/reserved-slugs.ts";
import type { ImportRefusal } from "../refusals.ts";
import { spaceOf } from "../snapshot/index-addresses.ts";
import { bucketFile, type BucketFile, type EntryInFile } from "./bucket-file.ts";

const errorsMax = 100;

/** The file in today's form, every part of it checked; all that is wrong is told at once. */
export function checkBucketFile(
  file: unknown,
  checkBlocks: CheckBlocks,
): Result<BucketFile, ImportRefusal> {
  const read = bucketFile.safeParse(file);
  if (!read.success) {
    return unreadable(
      read.error.issues.map(({ path, code, message }) => ({
        field: path.map(String).join("."),
        code,
        message,
      })),
    );
  }
  const { schemaVersion, entries } = read.data;
  const errors: FieldError[] = [];
  const checked = entries.map((entry) => checkEntry(entry, { schemaVersion, errors, checkBlocks }));
  const suffixes = new Set(
    checked.flatMap(({ kind, common }) =>
      kind === "game_category" ? [String(common["showAllSuffix"])] : [],
    ),
  );
  for (const entry of checked) errors.push(...findReserved(entry, suffixes));
  errors.push(...findTwins(checked.map(({ id }) => id)));
  return errors.length > 0 ? unreadable(errors) : ok({ ...read.data, entries: checked });
}

function checkEntry(
  entry: EntryInFile,
  {
    schemaVersion,
    errors,
    checkBlocks,
  }: { schemaVersion: number; errors: FieldError[]; checkBlocks: CheckBlocks },
): EntryInFile {
  const { id, kind } = entry;
  const check = (part: string, stored: PartData): Record<string, unknown> => {
    const data = migrateEntryData({ kind, part, schemaVersion, data: stored });
    const answer = checkEntryData({ kind, part, data });
    const found = answer.ok ? findBlockErrors(answer.value, checkBlocks) : answer.refusal.errors;
    if (answer.ok && found.length === 0) return answer.value;
    errors.push(...found.map((error) => ({ ...error, field: `${id}.${part}.${error.field}` })));
    return {};
  };
  const checkAll = (parts: Readonly<Record<string, PartData>>) =>
    Object.fromEntries(Object.entries(parts).map(([part, data]) => [part, check(part, data)]));
  return {
    ...entry,
    common: check("common", entry.common),
    languages: checkAll(entry.languages),
    ...(entry.drafts === undefined ? {} : { drafts: checkAll(entry.drafts) }),
  };
}

function findReserved(entry: EntryInFile, suffixes: ReadonlySet<string>): readonly FieldError[] {
  const space = spaceOf(entry);
  if (space === undefined) return [];
  return Object.entries(entry.languages).flatMap(([language, { slug }]) => {
    const reserved =
      typeof slug === "string" ? decideSlugReserved({ space, slug }, suffixes) : undefined;
    return reserved === undefined
      ? []
      : [
          {
            field: `${entry.id}.${language}.slug`,
            code: reserved.code,
            message: `"${reserved.slug}" is taken by the site: ${reserved.reason}`,
          },
        ];
  });
}

function findTwins(ids: readonly string[]): readonly FieldError[] {
  const twins = ids.filter((id, index) => ids.indexOf(id) !== index);
  return twins.map((id) => ({ field: id, code: "twice", message: "stands in the file twice" }));
}

function unreadable(errors: readonly FieldError[]): Result<never, ImportRefusal> {
  return refuse({ code: "import_unreadable", errors: errors.slice(0, errorsMax) });
}
