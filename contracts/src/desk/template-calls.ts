import { z } from "zod";
import { blocks } from "../content/block.ts";
import { pageTypes, templateKinds } from "../content/kinds.ts";
import { endpoint } from "../endpoint.ts";
import { id, instant, pathId, printableContent, text } from "../fields.ts";
import { deskAddresses } from "./desk-addresses.ts";
import {
  author,
  bucketName,
  deskRead,
  deskWrite,
  editors,
  entryBytesMax,
  publishers,
} from "./desk-words.ts";

const kind = z.enum(templateKinds);
const pageType = z.enum(pageTypes).nullable();

const template = z
  .object({
    id,
    kind,
    pageType,
    name: z.string(),
    description: z.string(),
    blocks,
    writtenAt: instant,
    writtenBy: author,
  })
  .meta({ id: "PageTemplate" });

export const templateCalls = {
  templates: endpoint({
    ...deskAddresses.templates,
    ...deskRead,
    name: "desk.templates",
    summary: "What editors saved for new pages to begin with, by name",
    query: z.object({ bucket: bucketName }),
    responses: { 200: z.object({ items: z.array(template) }) },
    refusals: [],
  }),
  saveTemplate: endpoint({
    ...deskAddresses.saveTemplate,
    ...deskWrite,
    name: "desk.saveTemplate",
    summary: "Keep the blocks of a page for new pages to begin with",
    roles: editors,
    bodyBytesMax: entryBytesMax,
    body: z
      .object({
        /** Made where the editor clicked, so that a click that comes twice saves one template. */
        id: id.optional(),
        bucket: bucketName,
        kind,
        /** Of a content page, and of that alone. */
        pageType: pageType.default(null),
        name: text({ max: 60 }),
        description: text({ max: 200, min: 0, lines: true }),
        blocks: blocks.check(printableContent),
      })
      .refine((wish) => (wish.kind === "content_page") === (wish.pageType !== null), {
        path: ["pageType"],
        message: "belongs to a content page",
      }),
    responses: { 201: z.object({ id }) },
    refusals: ["not_found", "invalid_entry", "template_name_taken"],
  }),
  removeTemplate: endpoint({
    ...deskAddresses.removeTemplate,
    ...deskWrite,
    name: "desk.removeTemplate",
    summary: "Offer a template no longer; pages begun with it stay as they are",
    roles: publishers,
    params: z.object({ template: pathId }),
    responses: { 204: null },
    refusals: ["not_found"],
  }),
} as const;

export type SavedTemplate = z.output<typeof template>;
