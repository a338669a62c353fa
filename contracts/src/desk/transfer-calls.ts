import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { pathId } from "../fields.ts";
import { deskAddresses } from "./desk-addresses.ts";
import { deskRead, deskWrite, importBytesMax, publishers } from "./desk-words.ts";

const params = z.object({ bucket: pathId });

/** A bucket on its way: `croupier-content`, its entries, redirects and media. Read by the domain. */
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
    body: z.looseObject({ format: z.literal("croupier-content") }),
    responses: {
      200: z.object({
        dryRun: z.boolean(),
        entries: z.number().int(),
        versions: z.number().int(),
      }),
    },
    refusals: ["not_found", "import_unreadable", "entry_elsewhere", "slug_taken"],
  }),
} as const;
