import { z } from "zod";
import { entryKinds } from "../content/kinds.ts";
import { id, instant, line, pathId, text } from "../fields.ts";

/** Pieces that several subjects of the desk speak of. */
export const bucketName = line().min(1).max(32);
export const entryKind = z.enum(entryKinds);
export const entryParams = z.object({ entry: pathId });
export const partParams = entryParams.extend({ part: pathId });

/** `common`, or a language. */
export const partName = line().regex(/^(common|[a-z]{2,3}(-[A-Z]{2})?)$/);
export const versionNumber = z.number().int().min(1).max(1_000_000);
/** Which version of each part: `{"common": 3, "en": 2}`. */
export const partNumbers = z.record(partName, versionNumber);

/** Why somebody did it, for whoever reads the history. */
export const note = text({ max: 500, lines: true }).optional();

/** A login of staff, or what wrote by itself (`the first start`). */
export const author = z.string();

export const variantState = z.enum(["draft", "scheduled", "published", "archived"]);
export const entryState = z.enum(["draft", "scheduled", "published", "archived", "deleted"]);

export const paging = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(50),
};

/** An entry that leads to another, or shows a picture, and in which of its parts. */
export const linkingEntry = z
  .object({ id, kind: entryKind, part: z.string(), title: z.string() })
  .meta({ id: "LinkingEntry" });

export const scheduled = z
  .object({
    id,
    entry: id,
    kind: entryKind,
    title: z.string(),
    action: z.enum(["publish", "unpublish"]),
    parts: z.record(z.string(), z.number().int()),
    at: instant,
    state: z.enum(["waiting", "done", "refused", "cancelled"]),
    /** The code of what spoke against it when its moment came. */
    refusal: z.string().nullable(),
    by: author,
    note: z.string().nullable(),
  })
  .meta({ id: "Scheduled" });

export const deskRead = { access: "staff", rate: "read", shed: "P2" } as const;
export const deskWrite = { access: "staff", rate: "write", shed: "P1" } as const;

/** Who writes, and who shows it to visitors. A publisher may write as well, an administrator all. */
export const editors = ["editor", "publisher"] as const;
export const publishers = ["publisher"] as const;
export const administrators = ["administrator"] as const;

/** JSON of an entry: a page has up to a million characters. */
export const entryBytesMax = 1024 * 1024;
export const uploadBytesMax = 20 * 1024 * 1024;
export const importBytesMax = 20 * 1024 * 1024;

export type LinkingEntry = z.output<typeof linkingEntry>;
export type Scheduled = z.output<typeof scheduled>;
