import { z } from "zod";
import { addresses } from "../addresses.ts";
import { endpoint } from "../endpoint.ts";
import { language, line, lines, pathId } from "../fields.ts";
import { gameIndex } from "./game-index.ts";
import { contentTypes, regions } from "./kinds.ts";

/** One published entry in one language, with what its caller may see of it. */
const contentItem = z
  .object({
    contentId: z.string(),
    contentType: z.string(),
    /** The language it is really in: a missing translation falls back to the bucket's own. */
    language: z.string(),
    /** Where its page stands; empty for what is only ever a piece of another page. */
    paths: z.array(z.string()),
    fields: z.record(z.string(), z.unknown()).meta({
      description:
        "As its type has them. Of a casino_game_page: id, gameId, title, slug, linkUrl, category, categoryName, subCategory, subCategoryName, cardImage, card_vertical_image, badge, media, audiences, geoTargetingFilter",
    }),
  })
  .meta({ id: "ContentItem" });

const shownBlock = z
  .object({ type: z.string(), props: z.record(z.string(), z.unknown()), resolved: z.unknown() })
  .partial({ resolved: true })
  .meta({ id: "ShownBlock" });

const place = z.object({ bucket: pathId, language });
const read = { access: "public", rate: "read", shed: "P2", etag: true } as const;
const helpSearch = {
  ...read,
  params: place,
  query: z.object({ searchTerm: lines().max(100) }),
  responses: {
    200: z.array(
      z.object({
        contentId: z.string(),
        paths: z.array(z.string()),
        fields: z.object({ title: z.string() }),
      }),
    ),
  },
  refusals: ["not_found"],
} as const;

export const content = {
  list: endpoint({
    ...addresses.content.list,
    ...read,
    name: "content.list",
    summary: "Published content of a type, without the blocks of its pages",
    params: place.extend({ contentType: z.enum(contentTypes) }),
    query: z.object({
      slug: line().max(200).optional(),
      category: line().max(200).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(20),
    }),
    responses: {
      200: z.object({
        items: z.array(contentItem),
        page: z.number().int(),
        pageSize: z.number().int(),
        total: z.number().int(),
      }),
    },
    refusals: ["not_found"],
  }),
  item: endpoint({
    ...addresses.content.item,
    ...read,
    name: "content.item",
    summary: "One published item by its slug",
    params: place.extend({ contentType: z.enum(contentTypes), slug: pathId }),
    responses: { 200: contentItem },
    refusals: ["not_found"],
  }),
  gameCategory: endpoint({
    ...addresses.content.gameCategory,
    ...read,
    name: "content.gameCategory",
    summary: "One game category by its slug",
    params: place.extend({ slug: pathId }),
    responses: { 200: contentItem },
    refusals: ["not_found"],
  }),
  ...gameIndex,
  page: endpoint({
    ...addresses.content.page,
    ...read,
    name: "content.page",
    summary: "A page by its path, its regions filled with blocks that can be drawn",
    params: place,
    query: z.object({ path: line().max(500) }),
    responses: {
      200: contentItem
        .extend({ regions: z.partialRecord(z.enum(regions), z.array(shownBlock)) })
        .meta({ id: "ContentPage" }),
    },
    refusals: ["not_found"],
  }),
  helpSuggestions: endpoint({
    ...addresses.content.helpSuggestions,
    ...helpSearch,
    name: "content.helpSuggestions",
    summary: "Help articles while somebody types, the best few",
  }),
  helpSearch: endpoint({
    ...addresses.content.helpSearch,
    ...helpSearch,
    name: "content.helpSearch",
    summary: "Help articles for a term, the best first",
  }),
} as const;

export type ContentItem = z.output<typeof contentItem>;
