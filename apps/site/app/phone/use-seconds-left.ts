import { useEffect, useState } from "react";

/** Whole seconds that are left of so many, by a clock that cannot be set. */
export function useSecondsLeft(seconds: number): number {
  const [counted, setCounted] = useState({ of: seconds, left: seconds });

  // Time goes on outside of React.
  useEffect(() => {
    const end = performance.now() + seconds * 1_000;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - performance.now()) / 1_000));
      setCounted({ of: seconds, left });
      if (left === 0) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [seconds]);

  return counted.of === seconds ? counted.left : seconds;
}
