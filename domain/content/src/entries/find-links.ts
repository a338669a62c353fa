import { isUuid } from "@croupier/kit/ids";

/** What data point to: entries and media by id, pages by their path. */
export type LinksIn = { readonly ids: ReadonlySet<string>; readonly paths: ReadonlySet<string> };

export function findLinks(data: unknown): LinksIn {
  const ids = new Set<string>();
  const paths = new Set<string>();
  eachText(data, (text) => {
    if (isUuid(text)) ids.add(text);
    else if (text.startsWith("/")) paths.add(pathOfLink(text));
  });
  return { ids, paths };
}

/** `/help/payments?from=home#fees` leads to `/help/payments`. */
export function pathOfLink(link: string): string {
  const end = link.search(/[?#]/);
  return end === -1 ? link : link.slice(0, end);
}

function eachText(value: unknown, tell: (text: string) => void): void {
  if (typeof value === "string") tell(value);
  else if (typeof value === "object" && value !== null) {
    for (const inner of Object.values(value)) eachText(inner, tell);
  }
}
