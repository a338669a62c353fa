import type { BlocksSite } from "@croupier/blocks/view";
import { lazy } from "react";

import { useSay } from "../language/Messages.context.tsx";
import { menuIcon } from "../shell/menu-icons.ts";

const HelpSearch = lazy(async () => ({
  default: (await import("./HelpSearchForm.tsx")).HelpSearchForm,
}));
const ProofExample = lazy(async () => ({
  default: (await import("./ProofExample.tsx")).ProofExample,
}));

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
      game: { play: say("content.game.play"), practice: say("content.game.practice") },
    },
    iconOf: menuIcon,
    HelpSearch,
    ProofExample,
  };
}
