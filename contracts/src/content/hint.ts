import { z } from "zod";

/** What there is to say about a page before visitors see it: a code, and what its sentence needs. */
export const hintFact = z.discriminatedUnion("code", [
  z.object({ code: z.literal("block_unknown"), type: z.string() }),
  z.object({ code: z.literal("block_unfinished"), type: z.string() }),
  z.object({ code: z.literal("claim_banned"), words: z.string() }),
  z.object({ code: z.literal("link_dead"), link: z.string() }),
  z.object({ code: z.literal("link_text_empty"), link: z.string() }),
  z.object({ code: z.literal("alt_text_missing"), media: z.string() }),
  z.object({ code: z.literal("picture_unknown"), media: z.string() }),
  z.object({ code: z.literal("title_missing") }),
  z.object({ code: z.literal("title_long"), length: z.number(), lengthMax: z.number() }),
  z.object({ code: z.literal("heading_skips"), level: z.number(), after: z.number() }),
  z.object({ code: z.literal("contrast_low"), words: z.string(), ratio: z.number() }),
  z.object({ code: z.literal("translation_missing"), language: z.string() }),
]);

/** One that keeps a version from visitors, and where it stands: in a part, at a key, in a block. */
export const openHint = z
  .intersection(
    hintFact,
    z.object({ part: z.string(), path: z.string(), block: z.string().optional() }),
  )
  .meta({ id: "OpenHint" });

export type HintFact = z.output<typeof hintFact>;
export type OpenHint = z.output<typeof openHint>;
