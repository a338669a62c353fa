import { useEffect } from "react";

import { useIdle } from "../../hydration.ts";
import { useSite } from "../../site.ts";
import { forgetOwn } from "./own-games.ts";

export interface OwnGamesProps {
  /** For the page that shows the lists themselves. */
  readonly fresh?: boolean;
}

/** Brings what a player keeps and left unfinished, once the browser is idle: no page holds any of it. */
export function OwnGames({ fresh = false }: OwnGamesProps) {
  const site = useSite();
  const idle = useIdle();
  const signedIn = site?.signedIn ?? false;
  const isPreview = site?.preview !== undefined;
  // What a player keeps stands on the server.
  useEffect(() => {
    if (!signedIn) forgetOwn();
    else if (idle && !isPreview) {
      import("./read-own.ts").then(({ readOwn }) => readOwn({ fresh }), reportError);
    }
  }, [signedIn, idle, isPreview, fresh]);
  return null;
}
