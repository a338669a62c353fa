import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id, instant, line, lines, pathId } from "../fields.ts";
import { deskAddresses } from "./desk-addresses.ts";
import {
  author,
  bucketName,
  deskRead,
  deskWrite,
  editors,
  linkingEntry,
  paging,
  uploadBytesMax,
} from "./desk-words.ts";

/** To a ten-thousandth: finer is seen by nobody, and numbers next to nothing are kept by no column. */
const share = z
  .number()
  .min(0)
  .max(1)
  .overwrite((part) => Math.round(part * 10_000) / 10_000);

/** The point that stays in sight wherever a picture is cut, in shares of its width and height. */
export const focalPoint = z.object({ x: share, y: share });

/** A picture. Its bytes are at `/services/backoffice/v1/content/media/{id}/picture?width=`. */
const medium = z
  .object({
    id,
    bucket: z.string(),
    folder: z.string(),
    name: z.string(),
    mime: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    /** What it shows, by language. */
    alt: z.record(z.string(), z.string()),
    focalPoint,
    /** The colour that stands for it until it is there. */
    colour: z.string(),
    /** Changes with the bytes: part of an address that may be kept for good. */
    sha256: z.string(),
    /** Where the site serves it, without the host. */
    src: z.string(),
    writtenAt: instant,
    writtenBy: author,
  })
  .meta({ id: "Medium" });

const params = z.object({ media: pathId });
const name = line().max(120);
const folder = line().max(120);
/** By its first bytes it must be one of these; what the sender calls it counts for nothing. */
export const pictureUpload = {
  types: ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif", "image/svg+xml"],
} as const;
export const pictureRefusals = [
  "media_too_large",
  "media_too_many_pixels",
  "media_type_unknown",
  "media_unreadable",
  "media_animated",
] as const;

export const mediaCalls = {
  media: endpoint({
    ...deskAddresses.media,
    ...deskRead,
    name: "desk.media",
    summary: "The pictures of a bucket, by folder, found by name or text",
    query: z.object({
      bucket: bucketName,
      /** Absent: all. Empty: those at the top. */
      folder: folder.optional(),
      search: line().max(200).optional(),
      ...paging,
    }),
    responses: {
      200: z.object({
        items: z.array(medium),
        total: z.number().int(),
        folders: z.array(z.object({ folder: z.string(), count: z.number().int() })),
      }),
    },
    refusals: [],
  }),
  addMedia: endpoint({
    ...deskAddresses.addMedia,
    ...deskWrite,
    name: "desk.addMedia",
    summary: "Upload a picture: the body is the file itself",
    roles: editors,
    bodyBytesMax: uploadBytesMax,
    upload: pictureUpload,
    query: z.object({
      id: id.optional(),
      bucket: bucketName,
      name,
      folder: folder.default(""),
      /** What it shows, in the brand's own language. */
      alt: lines().max(300),
    }),
    responses: { 201: medium },
    refusals: [
      "not_found",
      "media_exists",
      "invalid_media",
      "alt_text_missing",
      ...pictureRefusals,
    ],
  }),
  medium: endpoint({
    ...deskAddresses.medium,
    ...deskRead,
    name: "desk.medium",
    summary: "One picture and what is said about it",
    params,
    responses: { 200: medium },
    refusals: ["not_found"],
  }),
  changeMedia: endpoint({
    ...deskAddresses.changeMedia,
    ...deskWrite,
    name: "desk.changeMedia",
    summary: "Another name, folder, text or point of interest; what is not named stays",
    roles: editors,
    params,
    body: z.object({
      name: name.optional(),
      folder: folder.optional(),
      alt: z.record(line().max(10), lines().max(300)).optional(),
      focalPoint: focalPoint.optional(),
    }),
    responses: { 200: medium },
    refusals: ["not_found", "invalid_media", "alt_text_missing"],
  }),
  replaceMedia: endpoint({
    ...deskAddresses.replaceMedia,
    ...deskWrite,
    name: "desk.replaceMedia",
    summary: "Other bytes under the same id: the body is the file itself",
    roles: editors,
    bodyBytesMax: uploadBytesMax,
    upload: pictureUpload,
    params,
    responses: { 200: medium },
    refusals: ["not_found", ...pictureRefusals],
  }),
  removeMedia: endpoint({
    ...deskAddresses.removeMedia,
    ...deskWrite,
    name: "desk.removeMedia",
    summary: "Delete a picture that nothing shows",
    roles: editors,
    params,
    responses: { 204: null },
    refusals: ["not_found", "linked_from"],
  }),
  mediaUsage: endpoint({
    ...deskAddresses.mediaUsage,
    ...deskRead,
    name: "desk.mediaUsage",
    summary: "Which entries show a picture",
    params,
    responses: { 200: z.object({ items: z.array(linkingEntry) }) },
    refusals: ["not_found"],
  }),
} as const;

export type Medium = z.output<typeof medium>;
