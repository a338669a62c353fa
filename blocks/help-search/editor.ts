import { iconSearch } from "@croupier/ui/icons";
import { describeBlock } from "../registry/describe-block.ts";
import type { helpSearch } from "./schema.ts";

export const helpSearchEditor = describeBlock<typeof helpSearch>({
  label: "Help search",
  icon: iconSearch,
  group: "lead",
  fields: {},
  defaults: {},
});
