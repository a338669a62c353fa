import { useEffect, useState } from "react";

/** Whole seconds that are left of `seconds`. */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  // Time passes outside of React, and a timer that was held up must not make the wait longer.
  useEffect(() => {
    const end = performance.now() + seconds * 1_000;
    const look = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1_000)));
    look();
    if (seconds <= 0) return;
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
