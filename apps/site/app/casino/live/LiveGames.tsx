import type { GameOffer } from "@croupier/blocks/view";
import { useEffect } from "react";

import { useIdle } from "../../hydration.ts";
import { useLanguage } from "../../language/Messages.context.tsx";
import { useSite } from "../../site.ts";
import { joinLive } from "./join-live.ts";

/**
 * Brings what changes about games, once the browser is idle: the page itself is shared and holds none of
 * it. However many places of a page want it, it is asked for once.
 */
export function LiveGames({ currency, isPromotionalSpinEnabled }: Omit<GameOffer, "practice">) {
  const site = useSite();
  const language = useLanguage();
  const idle = useIdle();
  const signedIn = site?.signedIn ?? false;
  const wanted = idle && site !== undefined && site.preview === undefined;
  // Pots grow and rounds are given elsewhere.
  useEffect(
    () =>
      wanted ? joinLive({ currency, language, signedIn, isPromotionalSpinEnabled }) : undefined,
    [wanted, currency, language, signedIn, isPromotionalSpinEnabled],
  );
  return null;
}
