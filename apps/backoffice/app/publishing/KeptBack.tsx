import type { OpenHint } from "@croupier/contracts";
import { lazy, Suspense } from "react";
import { Refused } from "../calls.ts";

/** It knows what every block is called, which is much to load while nothing is refused. */
const HintList = lazy(async () => ({ default: (await import("./HintList.tsx")).HintList }));

/** What the server found that visitors must not see; nothing for a refusal of another kind. */
export function KeptBack({ hints }: { hints: readonly OpenHint[] | undefined }) {
  return hints === undefined || hints.length === 0 ? null : (
    <Suspense>
      <HintList hints={hints} />
    </Suspense>
  );
}

export const hintsIn = (error: Error): readonly OpenHint[] | undefined =>
  error instanceof Refused ? error.problem.hints : undefined;
