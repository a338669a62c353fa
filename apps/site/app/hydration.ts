import { useEffect, useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the HTML that everyone shares and in the first render, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** True once the browser has nothing better to do: what can wait for that loads then. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  // Idleness is an event of the browser; there is no value to derive it from.
  useEffect(() => {
    if (typeof requestIdleCallback !== "function") {
      const timer = setTimeout(() => setIdle(true), 200);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(() => setIdle(true), { timeout: 2_000 });
    return () => cancelIdleCallback(request);
  }, []);
  return idle;
}
