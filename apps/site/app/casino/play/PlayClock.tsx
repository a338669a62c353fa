import { useEffect, useState } from "react";

import { clockOf } from "../../reality-check/clock-of.ts";

/** How long this game has been open. */
export function PlayClock({ startedAt }: { readonly startedAt: number }) {
  const [at, setAt] = useState(() => Date.now());
  // Time goes on outside of React.
  useEffect(() => {
    const timer = setInterval(() => setAt(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return <span>{clockOf(Math.max(0, Math.floor((at - startedAt) / 1_000)))}</span>;
}
