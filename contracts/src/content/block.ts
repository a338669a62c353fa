import { z } from "zod";
import { gates } from "./gates.ts";

/**
 * One block of a page, as it is stored: which one, and its props. What the props of a block are is
 * the block's own business (`blocks/<block>/schema.ts`); every block has an id and may have gates.
 */
export const block = z.object({
  type: z.string().regex(/^[a-z][a-z-]{1,40}$/),
  props: z.looseObject({ id: z.string().min(1).max(80), gates: gates.optional() }),
});

export const blocks = z.array(block).max(200);

export type Block = z.output<typeof block>;
