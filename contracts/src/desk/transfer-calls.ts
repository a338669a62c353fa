import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { line, pathId, printableContent } from "../fields.ts";
import { deskAddresses } from "./desk-addresses.ts";
import { deskRead, deskWrite, importBytesMax, publishers, uploadBytesMax } from "./desk-words.ts";
import { pictureRefusals, pictureUpload } from "./media-calls.ts";

const params = z.object({ bucket: pathId });

const sha256 = line().regex(/^[0-9a-f]{64}$/);

/**
 * A bucket on its way: `croupier-content`, its entries, redirects and media. A picture stands in it with
 * its bytes, or with their `sha256` when they come in a call of their own. Read by the domain.
 */
const file = z.looseObject({ format: z.literal("croupier-content") });

export const transferCalls = {
  exportBucket: endpoint({
    ...deskAddresses.exportBucket,
    ...deskRead,
    name: "desk.exportBucket",
    summary: "All of a bucket as one file: what is shown, and what is newest",
    rate: "sensitive",
    roles: publishers,
    params,
    responses: { 200: file },
    refusals: ["not_found"],
  }),
  bringPicture: endpoint({
    ...deskAddresses.bringPicture,
    ...deskWrite,
    name: "desk.bringPicture",
    summary: "Bring one picture ahead of a file that names it by its hash; nothing shows it yet",
    // One after the other, as many as a bucket has.
    rate: "read",
    roles: publishers,
    bodyBytesMax: uploadBytesMax,
    upload: pictureUpload,
    params,
    /** Of the bytes as they are kept: a drawing may have been cleaned. */
    responses: { 201: z.object({ sha256 }) },
    refusals: ["not_found", ...pictureRefusals],
  }),
  importBucket: endpoint({
    ...deskAddresses.importBucket,
    ...deskWrite,
    name: "desk.importBucket",
    summary: "Take such a file in, all of it or nothing; what it shows is shown at once",
    rate: "sensitive",
    roles: publishers,
    bodyBytesMax: importBytesMax,
    params,
    /** Says what would happen, and does nothing. */
    query: z.object({ dryRun: z.enum(["true", "false"]).default("false") }),
    body: file.check(printableContent),
    responses: {
      200: z.object({
        dryRun: z.boolean(),
        entries: z.number().int(),
        versions: z.number().int(),
        /** Pictures the file names whose bytes are not here: they have to be brought first. */
        picturesMissing: z.array(sha256),
      }),
    },
    refusals: ["not_found", "import_unreadable", "entry_elsewhere", "slug_taken"],
  }),
} as const;
