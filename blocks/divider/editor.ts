import { iconMinus } from "@croupier/ui/icons";
import { describeBlock } from "../registry/describe-block.ts";
import type { divider } from "./schema.ts";

export const dividerEditor = describeBlock<typeof divider>({
  label: "Divider",
  icon: iconMinus,
  group: "layout",
  fields: {},
  defaults: {},
});
