import type { BlocksSite } from "@croupier/blocks/view";
import { lazy } from "react";

import { counter } from "../analytics/counter.ts";
import { useSay } from "../language/Messages.context.tsx";
import { menuIcon } from "../shell/menu-icons.ts";

const HelpSearch = lazy(async () => ({
  default: (await import("../help/HelpSearchForm.tsx")).HelpSearchForm,
}));
const OwnGames = lazy(async () => ({
  default: (await import("../my-games/OwnGamesBlock.tsx")).OwnGamesBlock,
}));
const ProofExample = lazy(async () => ({
  default: (await import("./ProofExample.tsx")).ProofExample,
}));

const RailCard = lazy(async () => ({ default: (await import("./RailCard.tsx")).RailCard }));

/** What every block on a page of this site may use. */
export function useBlocksSite(): BlocksSite {
  const say = useSay();
  return {
    words: {
      slideshow: {
        pause: say("content.slideshow.pause"),
        play: say("content.slideshow.play"),
        position: (at) => say("content.slideshow.position", at),
      },
      rail: { back: say("content.rail.back"), on: say("content.rail.on") },
      game: { play: say("content.game.play") },
      leaves: say("content.leaves"),
    },
    iconOf: menuIcon,
    onPromo: ({ slide, place }) => counter.tell({ name: "carousel_promo", slide: slide.id, place }),
    onPromoAction: ({ slide, place, link }) =>
      counter.tell({ name: "carousel_promo_cta", slide: slide.id, place, link }),
    onGame: ({ game, ...place }) =>
      counter.tell({ name: "gamecard_click", game: game.gameId, ...place }),
    GameCard: RailCard,
    HelpSearch,
    OwnGames,
    ProofExample,
  };
}
