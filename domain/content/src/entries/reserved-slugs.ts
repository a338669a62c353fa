import type { SlugReserved } from "../refusals.ts";

export type ReservedBecause = "first_segment_of_the_site" | "shows_all_of_a_category";

/**
 * First segments that are the site's own, whether their pages stand yet or come later. Fixed routes
 * win over content, so an entry with such an address could never be seen.
 */
const siteSegments = new Set([
  "account",
  "api",
  "articles",
  "assets",
  "become-an-affiliate",
  "blocked-document-status",
  "casino",
  "confirm-email",
  "contact",
  "content",
  "deposit-return",
  "error",
  "health",
  "help",
  "join",
  "live-casino",
  "live-dealer",
  "login",
  "maintenance",
  "media",
  "metrics",
  "my-games",
  "not-available-region",
  "offline",
  "pages",
  "preview",
  "promotions",
  "realtime",
  "rss",
  "services",
  "sports",
  "validate-document",
  "validation-code",
  "verify",
  "virtual-sports",
  "welcome",
]);

/** The show-all link of a category is its path plus this, unless the category says otherwise. */
const usualShowAllSuffix = "all";

export function decideSlugReserved(
  { space, slug }: { readonly space: string; readonly slug: string },
  showAllSuffixes: ReadonlySet<string>,
): SlugReserved | undefined {
  if (space === "root" && siteSegments.has(slug)) {
    return { code: "slug_reserved", slug, reason: "first_segment_of_the_site" };
  }
  if (slug === usualShowAllSuffix || showAllSuffixes.has(slug)) {
    return { code: "slug_reserved", slug, reason: "shows_all_of_a_category" };
  }
  return undefined;
}
