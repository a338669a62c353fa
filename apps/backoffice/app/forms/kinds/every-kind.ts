import type { EntryKind } from "@croupier/contracts";
import { gameCategory } from "../../categories/game-category.tsx";
import { contentBlock } from "./content-block.tsx";
import { contentPage } from "./content-page.tsx";
import { externalLink } from "./external-link.tsx";
import { functionalPage } from "./functional-page.tsx";
import { gamePage } from "./game-page.tsx";
import type { KindForm } from "./kind-form.ts";
import { marketingPage } from "./marketing-page.tsx";
import { section } from "./section.tsx";
import { slide } from "./slide.tsx";
import { slideshow } from "./slideshow.tsx";

/** A menu has a form of its own: its tree and its words are one thing to an editor. */
export const kindForms: Record<Exclude<EntryKind, "custom_menu">, KindForm> = {
  casino_game_page: gamePage,
  content_block: contentBlock,
  content_page: contentPage,
  external_link: externalLink,
  functional: functionalPage,
  game_category: gameCategory,
  marketing_page: marketingPage,
  section,
  slide,
  slideshow,
};
