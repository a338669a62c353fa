import { isOfArea } from "../navigation/area-path.ts";
import { accountPages, type AccountPage } from "./registry.ts";

export interface FoundPage {
  readonly page: AccountPage;
  /** What stood where the path of the page has a colon. */
  readonly params: Readonly<Record<string, string>>;
}

/** The page at an address, which may carry a query and a fragment; the case of letters counts. */
export function findPage(
  address: string,
  pages: readonly AccountPage[] = accountPages,
): FoundPage | undefined {
  const [path = ""] = address.split(/[?#]/, 1);
  for (const page of pages) {
    const params = matchPath(page.path, path);
    if (params !== undefined) return { page, params };
  }
  return undefined;
}

/** Whether a link leads to something: to a page of ours, or out of the area to the site. */
export function isThere(address: string): boolean {
  return !isOfArea(address) || findPage(address) !== undefined;
}

function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    const found = given[place] ?? "";
    if (part.startsWith(":") && found !== "") params[part.slice(1)] = found;
    else if (part !== found) return undefined;
  }
  return params;
}
