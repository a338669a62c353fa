import { useEffect, useEffectEvent, useState } from "react";

/** Whole seconds that are left of so many; `onOver` when none is. Counts anew when told another number. */
export function useCountdown(seconds: number, onOver: () => void): number {
  const [counted, setCounted] = useState({ from: seconds, left: seconds });
  const over = useEffectEvent(onOver);

  // Time goes on outside of React, and a timer that was held up must not make it longer.
  useEffect(() => {
    const end = performance.now() + seconds * 1_000;
    if (seconds <= 0) return;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1_000));
      setCounted({ from: seconds, left: now });
      if (now > 0) return;
      clearInterval(timer);
      over();
    }, 500);
    return () => clearInterval(timer);
  }, [seconds]);

  return counted.from === seconds ? counted.left : seconds;
}
