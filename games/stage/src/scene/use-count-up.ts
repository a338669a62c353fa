import { useEffect, useState } from "react";
import { frames } from "./frames.ts";

/**
 * How far a count has come, slower towards its end, from 0 to exactly 1; it begins anew with another `of`.
 * At once 1 where nobody wants motion, or nobody looks.
 */
export function useCountUp(of: string | number, lastsMs: number): number {
  const [counted, setCounted] = useState({ of, share: isCalm() ? 1 : 0 });

  // Frames are asked of the browser, which React does not know about.
  useEffect(() => {
    if (isCalm()) return undefined;
    const gone = new AbortController();
    const draw = (share: number) => setCounted({ of, share: 1 - (1 - share) ** 3 });
    void frames(lastsMs, { signal: gone.signal, draw });
    return () => gone.abort();
  }, [of, lastsMs]);

  if (counted.of === of) return counted.share;
  return isCalm() ? 1 : 0;
}

function isCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
}
