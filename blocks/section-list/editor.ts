import { iconMenu } from "@croupier/ui/icons";
import { describeBlock } from "../registry/describe-block.ts";
import type { sectionList } from "./schema.ts";

export const sectionListEditor = describeBlock<typeof sectionList>({
  label: "Help sections",
  icon: iconMenu,
  group: "lists",
  fields: {},
  defaults: {},
});
