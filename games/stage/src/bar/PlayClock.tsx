import { useEffect, useState } from "react";

/** How long the session lasts, by the clock of whoever opened it; ours only counts on. */
export function PlayClock({ openedAt, now }: { readonly openedAt: string; readonly now: string }) {
  const [seconds, setSeconds] = useState(() => between(openedAt, now));

  // A second is not an event that React knows of.
  useEffect(() => {
    const begun = performance.now();
    const before = between(openedAt, now);
    const show = () => setSeconds(before + Math.floor((performance.now() - begun) / 1_000));
    show();
    const timer = setInterval(show, 1_000);
    return () => clearInterval(timer);
  }, [openedAt, now]);

  return <span role="timer">{clockText(seconds)}</span>;
}

function between(openedAt: string, now: string): number {
  return Math.max(0, Math.floor((Date.parse(now) - Date.parse(openedAt)) / 1_000));
}

/** `00:42:18` */
export function clockText(seconds: number): string {
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}
