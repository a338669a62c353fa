import { z } from "zod";
import { id, text } from "../fields.ts";
import { blocks } from "./block.ts";
import { cardHovers, categoryFillings } from "./game-words.ts";
import { gates } from "./gates.ts";
import { functionalKeys, pageTypes, regions, type EntryKind } from "./kinds.ts";
import { link } from "./link.ts";

/**
 * What an entry holds: `common` is what no translator touches, `language` is one tongue's own.
 * References are entry ids and media ids; a dead one is dropped when the page is made.
 */
const slug = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "holds small letters, digits and single dashes");

const optionalText = (max: number) => text({ max, min: 0 }).optional();
/** Of a larger field. */
const optionalLines = (max: number) => text({ max, min: 0, lines: true }).optional();

const seo = z
  .object({ title: optionalText(70), description: optionalLines(200), hidden: z.boolean() })
  .partial();

const pageGates = { gates: gates.optional(), redirectWhenExcluded: z.boolean().default(false) };

const pageWords = {
  title: text({ max: 120 }),
  description: optionalLines(300),
  blocks,
  seo: seo.optional(),
};

const menuItem = z.object({
  id: z.string().min(1).max(80),
  position: z.number().int(),
  link,
  parentLink: link.optional(),
  iconClass: z.string().max(60).optional(),
  menuData: z.record(z.string().max(40), z.string().max(200)).optional(),
  gates: gates.optional(),
});

const gameSlugs = z.array(slug).max(10_000);

export const entryData = {
  content_page: {
    common: z.object({
      ...pageGates,
      pageType: z.enum(pageTypes),
      /** The help section an article stands in. */
      section: id.optional(),
      cover: id.optional(),
      publishedOn: z.iso.date().optional(),
      /** Of a promotion: whether it runs, once it has begun. One that does not is announced, never offered. */
      runs: z.boolean().optional(),
      /** Of a promotion: the day it begins. */
      startsOn: z.iso.date().optional(),
      position: z.number().int().default(0),
    }),
    language: z.object({
      ...pageWords,
      slug,
      keywords: z
        .array(text({ max: 60 }))
        .max(30)
        .optional(),
    }),
  },
  marketing_page: {
    common: z.object({ ...pageGates, cover: id.optional() }),
    language: z.object({ ...pageWords, slug }),
  },
  functional: {
    common: z.object({ ...pageGates, key: z.enum(functionalKeys) }),
    language: z.object(pageWords),
  },
  casino_game_page: {
    common: z.object({
      ...pageGates,
      gameId: z.string().min(1).max(80),
      category: slug,
      subCategory: slug,
      cardImage: id.optional(),
      cardVerticalImage: id.optional(),
      /** Where the upright picture bears the title; of one that bears none the card writes the name. */
      lettering: z.enum(["top", "bottom"]).optional(),
      media: z.enum(["tall", "other"]).default("tall"),
      badge: z.string().max(40).optional(),
      audiences: z.array(z.enum(["loggedIn", "loggedOut"])).default([]),
    }),
    language: z.object({ ...pageWords, slug }),
  },
  game_category: {
    common: z.object({
      gates: gates.optional(),
      filledWith: z.enum(categoryFillings).optional(),
      /** As editors picked and ordered them; a category that is filled otherwise needs none. */
      games: gameSlugs,
      /** Everybody may play some rounds of its games for free: their cards say so. */
      isFreeOffer: z.boolean().optional(),
      /** How its cards answer a pointer; without it the buttons are revealed. */
      cardHover: z.enum(cardHovers).optional(),
      subCategories: z.array(id).max(100).default([]),
      /** What the link to everything adds to the path of the category. */
      showAllSuffix: slug.default("all"),
      position: z.number().int().default(0),
    }),
    language: z.object({ slug, name: text({ max: 60 }), title: text({ max: 120 }) }),
  },
  section: {
    common: z.object({
      iconClass: z.string().max(60).optional(),
      position: z.number().int().default(0),
    }),
    language: z.object({ slug, title: text({ max: 80 }), description: optionalLines(300) }),
  },
  custom_menu: {
    common: z.object({
      gates: gates.optional(),
      /** Where the menu stands; without a region it is a page of its own. */
      region: z.enum(regions).optional(),
      list: z.enum(["primary", "secondary", "bottomBar"]).default("primary"),
      items: z.array(menuItem).max(300),
    }),
    language: z.object({
      slug: slug.optional(),
      title: text({ max: 80 }),
      /** By item id; an item without words in a language is not shown in it. */
      items: z.record(z.string(), z.object({ text: text({ max: 60 }), title: optionalText(120) })),
    }),
  },
  external_link: {
    common: z.object({
      gates: gates.optional(),
      url: link,
      /** The page below which it stands; without one, nowhere by itself. */
      page: link.optional(),
      opensNewWindow: z.boolean().default(false),
    }),
    language: z.object({ text: text({ max: 80 }), title: optionalText(120) }),
  },
  slide: {
    common: z.object({
      gates: gates.optional(),
      image: id,
      imageNarrow: id.optional(),
      veil: z.enum(["dark", "light", "none"]).default("dark"),
    }),
    language: z.object({
      title: text({ max: 90 }),
      text: optionalLines(220),
      label: text({ max: 40 }),
      action: z.object({ text: text({ max: 30 }), link }).optional(),
      secondAction: z.object({ text: text({ max: 30 }), link }).optional(),
    }),
  },
  slideshow: {
    common: z.object({
      gates: gates.optional(),
      slides: z.array(id).max(12),
      secondsPerSlide: z.number().int().min(4).max(30).default(7),
    }),
    language: z.object({ label: text({ max: 80 }) }),
  },
  content_block: {
    common: z.object({ gates: gates.optional(), region: z.enum(regions).optional() }),
    language: z.object({ blocks }),
  },
} as const satisfies Record<EntryKind, { common: z.ZodObject; language: z.ZodObject }>;

export type EntryData = {
  [K in EntryKind]: {
    common: z.output<(typeof entryData)[K]["common"]>;
    language: z.output<(typeof entryData)[K]["language"]>;
  };
};
