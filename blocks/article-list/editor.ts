import { pageTypes } from "@croupier/contracts";
import { iconScrollText } from "@croupier/ui/icons";
import { describeBlock, titleField } from "../registry/describe-block.ts";
import type { articleList } from "./schema.ts";

export const articleListEditor = describeBlock<typeof articleList>({
  label: "List of pages",
  icon: iconScrollText,
  group: "lists",
  fields: {
    title: titleField,
    pageType: {
      type: "choice",
      label: "Pages of type",
      options: pageTypes.map((value) => ({ label: value, value })),
    },
    promotions: {
      type: "choice",
      label: "Of promotions",
      options: [
        { label: "Those that run", value: "running" },
        { label: "Those to come, by the day they begin", value: "coming" },
      ],
    },
    limit: { type: "number", label: "At most", min: 1, max: 60 },
  },
  defaults: { title: "To read", pageType: "article", limit: 6 },
});
