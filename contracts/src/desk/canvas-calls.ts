import { z } from "zod";
import { blocks } from "../content/block.ts";
import { audiences, devices, regions } from "../content/kinds.ts";
import { endpoint } from "../endpoint.ts";
import { id, instant, language, line, printableContent } from "../fields.ts";
import { deskAddresses } from "./desk-addresses.ts";
import { bucketName, deskRead, entryBytesMax, partNumbers } from "./desk-words.ts";

/** Whose eyes a page is looked at with, before it is shown to anybody. */
const onlooker = z
  .object({
    audience: z.enum(audiences),
    /** Of a player: whether they ever played a game, practice included. */
    hasPlayed: z.boolean().default(true),
    /** Country, or country and subdivision (`CA:QC`); null is a place nobody knows. */
    place: line()
      .regex(/^[A-Z]{2}(:[A-Z0-9]{1,3})?$/)
      .nullable(),
    device: z.enum(devices),
    language,
    /** What starts and ends by itself does so by this moment; null is now. */
    moment: instant.nullable(),
  })
  .meta({ id: "DeskOnlooker" });

const shown = z
  .object({
    id: z.string(),
    /** What the block shows besides its own words; null where it needs nothing. */
    resolved: z.unknown(),
  })
  .meta({ id: "CanvasBlock" });

/** An entry that stands in a region of every page, and is written somewhere else. */
const regionEntry = z
  .object({
    id,
    kind: z.enum(["content_block", "custom_menu"]),
    region: z.enum(regions),
    /** Of a menu; blocks have no title of their own. */
    title: z.string().nullable(),
    blocks,
    /** Of a menu, whoever sees them. */
    itemCount: z.number().int(),
    /** Whether its gates are open to the onlooker. */
    isSeen: z.boolean(),
  })
  .meta({ id: "RegionEntry" });

const pictureFacts = z.object({ alt: z.record(z.string(), z.string()), colour: z.string() });

export const canvasCalls = {
  resolveBlocks: endpoint({
    ...deskAddresses.resolveBlocks,
    ...deskRead,
    name: "desk.resolveBlocks",
    summary: "What blocks that are being written show to an onlooker, and what is wrong with them",
    bodyBytesMax: entryBytesMax,
    body: z.object({ bucket: bucketName, onlooker, blocks: blocks.check(printableContent) }),
    responses: {
      200: z.object({
        /** Every block that is seen, nested ones too, by id. What is missing is not seen. */
        shown: z.array(shown),
        /** Blocks that their gates close to this onlooker, and which gate does. */
        closed: z.array(
          z.object({ id: z.string(), by: z.enum(["time", "audience", "device", "place"]) }),
        ),
        /** Links of this site that lead nowhere, as they were written. */
        deadLinks: z.array(z.string()),
        /** The pictures the blocks name, by id; an unknown one is missing. */
        pictures: z.record(z.string(), pictureFacts),
      }),
    },
    refusals: ["not_found", "language_not_offered"],
  }),
  regions: endpoint({
    ...deskAddresses.regions,
    ...deskRead,
    name: "desk.regions",
    summary: "What stands around every page, region by region, and which entries it is written in",
    body: z.object({ bucket: bucketName, onlooker }),
    responses: { 200: z.object({ items: z.array(regionEntry) }) },
    refusals: ["not_found", "language_not_offered"],
  }),
  previewLink: endpoint({
    ...deskAddresses.previewLink,
    ...deskRead,
    name: "desk.previewLink",
    summary: "An address of the site that shows versions of an entry as an onlooker sees them",
    body: z.object({
      entry: id,
      /** A part that is not named is seen in the version that is newest then. */
      parts: partNumbers.optional(),
      onlooker,
    }),
    responses: { 200: z.object({ url: z.string(), expiresAt: instant }) },
    refusals: ["not_found", "language_not_offered"],
  }),
} as const;

export type DeskOnlooker = z.output<typeof onlooker>;
export type RegionEntry = z.output<typeof regionEntry>;
export type CanvasAnswer = z.output<(typeof canvasCalls.resolveBlocks.responses)[200]>;
