import { entryData, type EntryKind, type FieldError } from "@croupier/contracts";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { InvalidEntry } from "../refusals.ts";
import { cleanMarkup } from "./clean-markup.ts";

export type PartData = Readonly<Record<string, unknown>>;

/** Deeper than any page is; everything that walks a tree of blocks relies on this bound. */
const depthMax = 40;
const charactersMax = 1_000_000;

/** The part `common` has a schema of its own, every language has the other. */
export function checkEntryData({
  kind,
  part,
  data,
}: {
  readonly kind: EntryKind;
  readonly part: string;
  readonly data: unknown;
}): Result<PartData, InvalidEntry> {
  if (!isShallow(data, depthMax)) return invalid("too_deep", "is nested too deep");
  if (JSON.stringify(data ?? null).length > charactersMax) {
    return invalid("too_large", "holds more than a page can");
  }
  const parsed = entryData[kind][part === "common" ? "common" : "language"].safeParse(data);
  if (parsed.success) {
    const cleaned = cleanMarkup(parsed.data);
    // Cleaning keeps the shape: it was a record, and is one.
    if (cleaned.errors.length === 0) return ok(cleaned.data as PartData);
    return refuse({ code: "invalid_entry", errors: cleaned.errors });
  }
  const errors = parsed.error.issues.map(({ path, code, message }): FieldError => ({
    field: path.map(String).join("."),
    code,
    message,
  }));
  return refuse({ code: "invalid_entry", errors });
}

function invalid(code: string, message: string): Result<never, InvalidEntry> {
  return refuse({ code: "invalid_entry", errors: [{ field: "", code, message }] });
}

/** Also ends on data that contain themselves. */
function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}
