import type { SeenEntryOf, View } from "@croupier/content";
import type { ContentItem, EntryKind, Gates } from "@croupier/contracts";
import { addressesOf, type Picture } from "@croupier/blocks/schema";
import { isOffered } from "./coming-promotions.ts";
import { showPicture } from "./show-picture.ts";

const pictureFields = ["cover", "cardImage", "cardVerticalImage", "image", "imageNarrow"] as const;

type CommonPart = {
  readonly gates?: Gates;
  readonly redirectWhenExcluded?: boolean;
  readonly [field: string]: unknown;
};

/**
 * An entry as the content API tells it. Who may see it is nobody's business who sees it, so its gates
 * stay here; only the card of a game repeats where it is not shown.
 */
export function presentEntry(view: View, entry: SeenEntryOf<EntryKind>): ContentItem {
  const { id, kind, language, path, common, words } = entry;
  const { gates, redirectWhenExcluded: _, ...facts } = common as CommonPart;
  const fields: Record<string, unknown> = { ...facts, ...words };
  for (const name of pictureFields) {
    const media = fields[name];
    if (typeof media === "string") fields[name] = spellOut(showPicture(view, media));
  }
  if (kind === "content_page" && fields["pageType"] === "promotion") {
    fields["runs"] = isOffered(view, entry as SeenEntryOf<"content_page">);
  }
  if (kind === "casino_game_page") {
    // The id that the index of games gives it as well; `gameId` is the catalogue's.
    fields["id"] = id;
    fields["card_vertical_image"] = fields["cardVerticalImage"];
    delete fields["cardVerticalImage"];
    fields["linkUrl"] = path;
    fields["categoryName"] = nameOfCategory(view, facts["category"]);
    fields["subCategoryName"] = nameOfCategory(view, facts["subCategory"]);
    fields["geoTargetingFilter"] = gates?.geoTargetingFilter;
  }
  if (kind === "game_category") {
    fields["subCategories"] = slugsOfCategories(view, facts["subCategories"]);
  }
  return {
    contentId: id,
    contentType: kind,
    language,
    paths: path === undefined ? [] : [path],
    fields,
  };
}

/** Those who read by call are told every address: they know nothing of our stars. */
function spellOut(picture: Picture | undefined) {
  if (picture === undefined) return undefined;
  const { address: _, ...facts } = picture;
  return { ...addressesOf(picture), ...facts };
}

/** Undefined where the category is none, or closed to whoever asks. */
function nameOfCategory(view: View, slug: unknown): string | undefined {
  return view.entryBySlug("game_category", String(slug))?.words.name;
}

/** As its games: by slug, which a category is asked for by. One that is closed to whoever asks is left out. */
function slugsOfCategories(view: View, ids: unknown): readonly string[] {
  return (ids as readonly string[]).flatMap((id) => {
    const below = view.entryById(id);
    return below?.kind === "game_category" ? [below.words.slug] : [];
  });
}

/** In a list the words of a page are its title and description: its blocks are read one by one. */
export function presentInList(view: View, entry: SeenEntryOf<EntryKind>): ContentItem {
  const item = presentEntry(view, entry);
  const { blocks: _, ...fields } = item.fields;
  return { ...item, fields };
}
