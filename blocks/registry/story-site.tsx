import type { RichText } from "@croupier/contracts";
import { SearchField } from "@croupier/ui";
import { iconCircleHelp, iconWallet } from "@croupier/ui/icons";
import type { ComponentType } from "react";
import type { Picture } from "../picture/picture.ts";
import { loadEveryView } from "./load-views.ts";
import { type BlocksSite, BlocksSiteProvider } from "./site.context.ts";

// A story is looked at whole; on the site the server's drawing stands until a view is there.
await loadEveryView();

/** What a site lends to blocks, as stories need it. */
export const storySite: BlocksSite = {
  words: {
    slideshow: {
      pause: "Pause",
      play: "Play",
      position: ({ place, count, title }) => `${place} of ${count}: ${title}`,
    },
    rail: { back: "Show previous", on: "Show next" },
    game: { play: "Play" },
    leaves: "leaves this site",
  },
  // Stories tell aloud what the site would count.
  onPromo: ({ slide, place }) => tell("carousel_promo", { id: slide.id, place }),
  onPromoAction: ({ slide, place, link }) =>
    tell("carousel_promo_cta", { id: slide.id, place, link }),
  onGame: ({ game, ...place }) => tell("gamecard_click", { id: game.id, ...place }),
  iconOf: (iconClass) => (iconClass === "wallet" ? iconWallet : iconCircleHelp),
  HelpSearch: () => <SearchField label="Search help" placeholder="Search help" size="lg" />,
};

function tell(name: string, detail: object): void {
  document.dispatchEvent(new CustomEvent(`story:${name}`, { detail }));
}

export function onSite(Story: ComponentType) {
  return (
    <BlocksSiteProvider value={storySite}>
      <Story />
    </BlocksSiteProvider>
  );
}

export const germanWord = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk";

export function picture(address: string, facts: Partial<Picture> = {}): Picture {
  return { address, width: 1280, height: 720, alt: "The river", ...facts };
}

export const river = picture("brand/kingfisher/hero-wide.webp", {
  alt: "A kingfisher dives at dusk",
  colour: "#0f3a46",
});
export const sea = picture("brand/marlin/hero-wide.webp", {
  alt: "A marlin leaps",
  colour: "#f3dfc0",
});
/** Its address leads nowhere. */
export const lost = picture("art/lost.webp", { alt: "A picture that was taken away" });

/** Paragraphs of formatted text, one a line. */
export function prose(...lines: string[]): RichText {
  return {
    type: "doc",
    content: lines.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
  };
}
