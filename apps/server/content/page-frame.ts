import { outlineOf, type ShownBlock } from "@croupier/blocks/schema";
import type { SeenEntry, View } from "@croupier/content";
import type { ContentPage } from "@croupier/site/services";
import { teasePages } from "./block-sources.ts";
import { isOffered } from "./coming-promotions.ts";
import { showPicture } from "./show-picture.ts";

type PageFrame = Pick<ContentPage, "kind" | "cover" | "publishedOn" | "trail" | "outline" | "more">;

const moreMax = 3;

/** What stands around the blocks of a page: what it is, what is above it, what is beside it. */
export function framePage(view: View, entry: SeenEntry, blocks: readonly ShownBlock[]): PageFrame {
  if (entry.kind === "section") return { kind: "section", trail: trailOf(view, "/help") };
  if (entry.kind !== "content_page") return { kind: "other" };
  const { pageType: kind, cover, publishedOn, section } = entry.common;
  switch (kind) {
    case "generic":
      return { kind, outline: outlineOf(blocks) };
    case "help":
      return { kind, trail: [...trailOf(view, "/help"), ...sectionOf(view, section)] };
    case "article":
    case "promotion": {
      const others = teasePages(view, kind, moreMax + 1).filter(({ id }) => id !== entry.id);
      return {
        kind,
        cover: showPicture(view, cover),
        ...(isOffered(view, entry) && { publishedOn }),
        trail: trailOf(view, `/${kind}s`),
        more: others.slice(0, moreMax),
      };
    }
  }
}

type Crumbs = NonNullable<ContentPage["trail"]>;

function trailOf(view: View, path: string): Crumbs {
  const answer = view.pageByPath(path);
  if (answer.outcome !== "page" || answer.page.kind !== "functional") return [];
  return [{ text: answer.page.words.title, href: path }];
}

function sectionOf(view: View, id: string | undefined): Crumbs {
  const section = id === undefined ? undefined : view.entryById(id);
  if (section?.kind !== "section" || section.path === undefined) return [];
  return [{ text: section.words.title, href: section.path }];
}
