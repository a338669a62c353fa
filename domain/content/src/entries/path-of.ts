import type { EntryData, EntryKind, FunctionalKey, PageType } from "@croupier/contracts";

/** What the address of an entry is made of, in one language. */
export type AddressFacts = {
  readonly [Kind in EntryKind]: {
    readonly kind: Kind;
    readonly common: EntryData[Kind]["common"];
    readonly slug: string | undefined;
    /** The slug of the help section an article stands in, or of the category above a category. */
    readonly parentSlug?: string | undefined;
  };
}[EntryKind];

const functionalPaths: Record<FunctionalKey, string> = {
  home: "/",
  "become-an-affiliate": "/become-an-affiliate",
  "not-available-region": "/not-available-region",
  casino: "/casino",
  "live-casino": "/live-casino",
  "live-dealer": "/live-dealer",
  help: "/help",
  articles: "/articles",
  promotions: "/promotions",
  "error-not-found": "/error/not-found",
  "error-internal-server": "/error/internal-server",
};

const pageTypeSpaces: Record<PageType, string> = {
  article: "articles",
  generic: "pages",
  promotion: "promotions",
  help: "help",
};

/** The address of an entry's page; undefined for what is only ever a piece of another page. */
export function pathOf(facts: AddressFacts): string | undefined {
  if (facts.kind === "functional") return functionalPaths[facts.common.key];
  const { slug, parentSlug } = facts;
  if (slug === undefined) return undefined;
  switch (facts.kind) {
    case "content_page":
      if (facts.common.pageType !== "help")
        return `/${pageTypeSpaces[facts.common.pageType]}/${slug}`;
      return parentSlug === undefined ? undefined : `/help/${parentSlug}/${slug}`;
    case "section":
      return `/help/${slug}`;
    case "marketing_page":
    case "custom_menu":
      return `/${slug}`;
    case "casino_game_page":
      return `/casino/${facts.common.category}/${facts.common.subCategory}/${slug}`;
    case "game_category":
      return parentSlug === undefined ? `/casino/${slug}` : `/casino/${parentSlug}/${slug}`;
    default:
      return undefined;
  }
}

/** What shares one part of the address: two live entries in a space never have one slug. */
export function slugSpaceOf({
  kind,
  pageType,
}: {
  readonly kind: EntryKind;
  readonly pageType?: PageType | undefined;
}): string | undefined {
  switch (kind) {
    case "content_page":
      return pageType === undefined ? undefined : pageTypeSpaces[pageType];
    case "section":
      return "sections";
    case "marketing_page":
    case "custom_menu":
      return "root";
    case "casino_game_page":
      return "games";
    case "game_category":
      return "categories";
    default:
      return undefined;
  }
}

/** Where a path's last segment would be looked up. What stands between need not be right any more. */
export function slugInPath(path: string): { space: string; slug: string } | undefined {
  const [first, second, third, fourth, ...more] = path.split("/").slice(1);
  if (first === undefined || first === "" || more.length > 0) return undefined;
  const slug = fourth ?? third ?? second ?? first;
  const space = spaceOf(first, path.split("/").length - 1);
  return space === undefined ? undefined : { space, slug };
}

function spaceOf(first: string, segments: number): string | undefined {
  if (segments === 1) return "root";
  if (first === "help") return segments === 2 ? "sections" : segments === 3 ? "help" : undefined;
  if (first === "casino") return segments === 4 ? "games" : "categories";
  const isFlat = first === "articles" || first === "pages" || first === "promotions";
  return isFlat && segments === 2 ? first : undefined;
}
