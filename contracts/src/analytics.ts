import { countedAddress } from "@croupier/kit/counted-address";
import { z } from "zod";
import { addresses } from "./addresses.ts";
import { endpoint } from "./endpoint.ts";
import { line } from "./fields.ts";

/** Cut down on the way in: whatever a page sends, no query and nothing like a token is kept. */
const address = line().max(2_000).overwrite(countedAddress);
/** An entry, a game, a menu: things of the house, never of a person. */
const thing = line().regex(/^[\w.:-]{1,80}$/, "is no id of a thing");
/** Catalogues hold thousands of games, in one grid. */
const place = z.number().int().min(0).max(1_000_000);

const events = {
  page_change: z.object({}),
  carousel_promo: z.object({ slide: thing, place }),
  carousel_promo_cta: z.object({ slide: thing, place, link: address }),
  menu_click: z.object({ menu: thing, place, link: address }),
  gamecard_click: z.object({
    game: thing,
    place,
    row: place,
    column: place,
    columns: place,
    /** The games around it, absent at an edge of the grid. */
    neighbours: z.object({
      left: thing.optional(),
      right: thing.optional(),
      above: thing.optional(),
      below: thing.optional(),
    }),
  }),
  help_yes: z.object({ article: thing }),
  help_no: z.object({ article: thing }),
  "account.deposit:click": z.object({ from: thing }),
} as const;

const told = { path: address };
const event = z.discriminatedUnion("name", [
  events.page_change.extend({ ...told, name: z.literal("page_change") }),
  events.carousel_promo.extend({ ...told, name: z.literal("carousel_promo") }),
  events.carousel_promo_cta.extend({ ...told, name: z.literal("carousel_promo_cta") }),
  events.menu_click.extend({ ...told, name: z.literal("menu_click") }),
  events.gamecard_click.extend({ ...told, name: z.literal("gamecard_click") }),
  events.help_yes.extend({ ...told, name: z.literal("help_yes") }),
  events.help_no.extend({ ...told, name: z.literal("help_no") }),
  events["account.deposit:click"].extend({ ...told, name: z.literal("account.deposit:click") }),
]);

/** What happened and to what; `path` is the page it happened on. */
export type VisitEvent = z.output<typeof event>;

/** How many events one batch may bring; a page that has more to tell sends another. */
export const visitEventsMax = 20;

export const analytics = {
  record: endpoint({
    ...addresses.analytics.record,
    name: "analytics.record",
    summary: "What a visitor who agreed to it used; of anybody else nothing is kept",
    access: "public",
    rate: "poll",
    shed: "P3",
    body: z.object({
      /** Made anew with each page that is loaded: it joins what happened in one sitting. */
      visit: line().regex(/^[\w-]{16,32}$/),
      events: z.array(event).min(1).max(visitEventsMax),
    }),
    responses: { 202: null },
    refusals: [],
  }),
} as const;
