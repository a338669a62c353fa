import { lazy, Suspense, useEffect } from "react";

import { LocalBoundary } from "../../errors/LocalBoundary.tsx";
import { WithMessages } from "../../language/Messages.context.tsx";
import { useSite } from "../../site.ts";
import { failPlay, usePlay } from "./play-store.ts";

const PlayWindow = lazy(async () => ({ default: (await import("./PlayWindow.tsx")).PlayWindow }));
const areas = ["play"] as const;

/** Above all pages: the window of the game that is played, wherever somebody walks meanwhile. */
export function PlayPlace() {
  const play = usePlay();
  const signedIn = useSite()?.signedIn ?? false;
  const isOver = play.status === "running" && play.mode === "real" && !signedIn;
  // Whoever is signed out plays for money no more: the frame would only be refused, and its window says why.
  useEffect(() => {
    if (isOver) failPlay({ code: "game_session_over" });
  }, [isOver]);
  if (play.status === "none" || isOver) return null;
  return (
    <LocalBoundary fallback={null}>
      <Suspense>
        <WithMessages areas={areas}>
          <PlayWindow />
        </WithMessages>
      </Suspense>
    </LocalBoundary>
  );
}
