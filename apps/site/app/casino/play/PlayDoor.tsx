import { lazy, Suspense } from "react";

import { LocalBoundary } from "../../errors/LocalBoundary.tsx";
import { useIsPlayAsked } from "./play-asked.ts";

const PlayPlace = lazy(async () => ({ default: (await import("./PlayPlace.tsx")).PlayPlace }));

/** Around every page of the site, and closed until somebody opens a game. */
export function PlayDoor() {
  return (
    useIsPlayAsked() && (
      <LocalBoundary fallback={null}>
        <Suspense>
          <PlayPlace />
        </Suspense>
      </LocalBoundary>
    )
  );
}
