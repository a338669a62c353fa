import { entryData, type EntryKind } from "@croupier/contracts";
import { sentenceOfIssue } from "./sentence-of-issue.ts";

export type PartData = Readonly<Record<string, unknown>>;

/** By path (`items.2.link`), one sentence each; empty when the server would take the data. */
export type FieldErrors = ReadonlyMap<string, string>;

/** The very schemas the server checks with. What needs the whole bucket, only the server knows. */
export function checkPart(kind: EntryKind, part: string, data: PartData): FieldErrors {
  const schema = entryData[kind][part === "common" ? "common" : "language"];
  const parsed = schema.safeParse(data);
  if (parsed.success) return new Map();
  return new Map(
    parsed.error.issues
      .toReversed()
      .map((issue) => [issue.path.map(String).join("."), sentenceOfIssue(issue)]),
  );
}
