import { functionalWords, kindWords, pageTypeWords } from "@croupier/content/words";
import type { EntryKind, PageType } from "@croupier/contracts";

export { functionalWords, kindWords, pageTypeWords };

/** Kinds whose language parts are pages of blocks: they open in the page editor. */
const composed: ReadonlySet<EntryKind> = new Set([
  "content_page",
  "marketing_page",
  "functional",
  "content_block",
  "casino_game_page",
]);

export const isComposed = (kind: EntryKind): boolean => composed.has(kind);

export function wordOf({
  kind,
  pageType,
}: {
  readonly kind: EntryKind;
  readonly pageType: PageType | null;
}): string {
  return pageType === null ? kindWords[kind] : pageTypeWords[pageType];
}

/** Where a row leads. A game page is data first, so its form comes before its blocks. */
export function editPathOf({
  id,
  kind,
}: {
  readonly id: string;
  readonly kind: EntryKind;
}): string {
  const isPage = isComposed(kind) && kind !== "casino_game_page";
  return isPage ? `/content/${id}/edit` : `/content/${id}`;
}
