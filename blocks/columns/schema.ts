import { blocks } from "@croupier/contracts";
import { z } from "zod";
import { defineBlock } from "../registry/define-block.ts";

/** The one block that holds others. What stands in a column is checked by the registry. */
export const columns = defineBlock({
  type: "columns",
  props: { columns: z.array(blocks).min(1).max(4) },
});
