import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { instant, pathId } from "../fields.ts";
import { deskAddresses } from "./desk-addresses.ts";
import {
  author,
  deskRead,
  deskWrite,
  editors,
  note,
  partParams,
  versionNumber,
} from "./desk-words.ts";

const version = z
  .object({
    number: z.number().int(),
    writtenAt: instant,
    writtenBy: author,
    note: z.string().nullable(),
  })
  .meta({ id: "EntryVersion" });

const listedVersion = version
  .extend({
    /** It was published, talked about or sent to a review: others may point to it. */
    isLandmark: z.boolean(),
  })
  .meta({ id: "ListedVersion" });

const queryNumber = z.coerce.number().int().min(1).max(1_000_000);

/** One difference. Lists of blocks go by the ids of their members: `blocks/[hero]/props/title`. */
const versionChange = z
  .object({
    path: z.string(),
    what: z.enum(["added", "removed", "changed", "reordered"]),
    before: z.unknown(),
    after: z.unknown(),
  })
  .partial({ before: true, after: true })
  .meta({ id: "VersionChange" });

export const versionCalls = {
  versions: endpoint({
    ...deskAddresses.versions,
    ...deskRead,
    name: "desk.versions",
    summary: "The history of a part, the newest first",
    params: partParams,
    responses: { 200: z.object({ items: z.array(listedVersion) }) },
    refusals: ["not_found"],
  }),
  version: endpoint({
    ...deskAddresses.version,
    ...deskRead,
    name: "desk.version",
    summary: "One version of a part with its data",
    params: partParams.extend({ number: pathId }),
    responses: { 200: version.extend({ data: z.record(z.string(), z.unknown()) }) },
    refusals: ["not_found"],
  }),
  diff: endpoint({
    ...deskAddresses.diff,
    ...deskRead,
    name: "desk.diff",
    summary: "What changed between two versions of a part",
    params: partParams,
    query: z.object({ from: queryNumber, to: queryNumber }),
    responses: { 200: z.object({ changes: z.array(versionChange) }) },
    refusals: ["not_found"],
  }),
  restore: endpoint({
    ...deskAddresses.restore,
    ...deskWrite,
    name: "desk.restore",
    summary: "Write an old version again, as the newest",
    roles: editors,
    params: partParams,
    body: z.object({
      number: versionNumber,
      /** The newest version the editor has seen. */
      basedOn: versionNumber,
      note,
    }),
    responses: { 200: z.object({ number: z.number().int() }) },
    refusals: [
      "not_found",
      "invalid_entry",
      "slug_reserved",
      "slug_taken",
      "version_conflict",
      "version_unknown",
      "language_not_offered",
    ],
  }),
} as const;

export type ListedVersion = z.output<typeof listedVersion>;
export type EntryVersion = z.output<typeof version>;
export type VersionChange = z.output<typeof versionChange>;
