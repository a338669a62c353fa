import { iconMenu } from "@croupier/ui/icons";
import { describeBlock } from "../registry/describe-block.ts";
import type { columns } from "./schema.ts";

export const columnsEditor = describeBlock<typeof columns>({
  label: "Columns",
  icon: iconMenu,
  group: "layout",
  fields: {
    columns: { type: "columns", label: "Columns" },
  },
  defaults: { columns: [[], []] },
});
