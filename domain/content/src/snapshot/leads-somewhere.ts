import { isFixedPath } from "@croupier/contracts/fixed-paths";
import { pathOfLink } from "../entries/find-links.ts";
import { slugInPath } from "../entries/path-of.ts";
import { slugKey } from "./index-addresses.ts";
import type { Snapshot } from "./snapshot.ts";

/**
 * Whether somebody who follows a link of this site arrives at something: a page that is published in
 * any language, an address that moved, a page that is the site's own. Gates are not asked: a page that
 * some do not see is no dead link.
 */
export function leadsSomewhere(snapshot: Snapshot, link: string): boolean {
  const path = pathOfLink(link);
  if (!path.startsWith("/") || isFixedPath(path)) return true;
  if (stands(snapshot, path) || snapshot.redirects.has(path) || wasThere(snapshot, path)) {
    return true;
  }
  // All of a category is shown one step below it.
  const above = path.slice(0, path.lastIndexOf("/"));
  const category = snapshot.entries.get(findId(snapshot, above) ?? "");
  return category?.kind === "game_category" && path === `${above}/${category.common.showAllSuffix}`;
}

function stands(snapshot: Snapshot, path: string): boolean {
  return findId(snapshot, path) !== undefined;
}

function findId({ paths }: Snapshot, path: string): string | undefined {
  for (const known of paths.values()) {
    const id = known.get(path);
    if (id !== undefined) return id;
  }
  return undefined;
}

/** An old slug leads on to where its entry stands now. */
function wasThere({ slugs }: Snapshot, path: string): boolean {
  const place = slugInPath(path);
  if (place === undefined) return false;
  const key = slugKey(place.space, place.slug);
  return [...slugs.values()].some((known) => known.has(key));
}
