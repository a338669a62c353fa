import { frames, partOf } from "@croupier/game-stage/scene";
import { useEffect, useRef, useState } from "react";

const countMs = 380;

/** An amount that grows to what it is now, and rests on exactly that. */
export function CountedAmount({
  minor,
  text,
}: {
  readonly minor: bigint;
  readonly text: (minor: bigint) => string;
}) {
  const from = useRef(0n);
  const [shown, setShown] = useState(minor);

  // Frames are asked of the browser, which React does not know about.
  useEffect(() => {
    const begun = from.current;
    from.current = minor;
    if (begun >= minor || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      setShown(minor);
      return undefined;
    }
    const gone = new AbortController();
    void frames(countMs, {
      signal: gone.signal,
      draw: (share) => setShown(begun + partOf(minor - begun, 1 - (1 - share) ** 3)),
    });
    return () => gone.abort();
  }, [minor]);

  return <span>{text(shown)}</span>;
}
