import type { EntryKind } from "@croupier/contracts";
import { isComposed } from "../content/kind-words.ts";
import type { PartData } from "../drafting/check-part.ts";

/** What a part holds before anybody wrote into it: only what nobody could type. */
export function emptyPart(kind: EntryKind, part: string): PartData {
  if (part !== "common") {
    if (isComposed(kind)) return { blocks: [] };
    return kind === "custom_menu" ? { items: {} } : {};
  }
  switch (kind) {
    case "custom_menu":
      return { list: "primary", items: [] };
    case "game_category":
      return { games: [], subCategories: [], showAllSuffix: "all", position: 0 };
    case "slideshow":
      return { slides: [], secondsPerSlide: 7 };
    case "section":
      return { position: 0 };
    case "slide":
      return { veil: "dark" };
    case "external_link":
      return { opensNewWindow: false };
    case "content_block":
      return {};
    case "casino_game_page":
      return { redirectWhenExcluded: false, media: "tall", audiences: [] };
    case "content_page":
      return { redirectWhenExcluded: false, pageType: "generic", position: 0 };
    case "marketing_page":
    case "functional":
      return { redirectWhenExcluded: false };
  }
}
