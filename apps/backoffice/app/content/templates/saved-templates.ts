import type { SavedTemplate } from "@croupier/contracts";
import { queryOptions } from "@tanstack/react-query";
import { client, valueOf } from "../../calls.ts";
import { deskKey } from "../calls.ts";
import type { PageTemplate } from "./page-template.ts";

const { desk } = client;

/** What editors of a bucket saved from their pages. */
export const savedTemplates = (bucket: string) =>
  queryOptions({
    queryKey: [...deskKey, "templates", bucket],
    queryFn: async ({ signal }) => {
      const { items } = valueOf(await desk.templates({ signal, query: { bucket } }));
      return items.map(templateOf);
    },
  });

export type TemplateWish = Parameters<typeof desk.saveTemplate>[0]["body"];

export async function saveTemplate(body: TemplateWish) {
  return valueOf(await desk.saveTemplate({ body }));
}

export async function removeTemplate(template: string) {
  valueOf(await desk.removeTemplate({ params: { template } }));
}

/** As those that come with the house, so that both are offered in one way. */
export function templateOf({
  id,
  kind,
  pageType,
  name,
  description,
  blocks,
}: SavedTemplate): PageTemplate {
  return {
    id,
    name,
    words: description,
    kind,
    ...(pageType === null ? {} : { pageType }),
    blocks,
    isSaved: true,
  };
}
