import { createContext, useEffect, useState, type ReactNode } from "react";

export const NowContext = createContext(new Date(0));

/** One clock for the whole console, so that "3 sec ago" grows everywhere at once. */
export function Now({ children }: { children: ReactNode }) {
  const [now, setNow] = useState(() => new Date());
  // The clock is outside React; this is where its ticks come in.
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), 1_000);
    return () => clearInterval(ticking);
  }, []);
  return <NowContext value={now}>{children}</NowContext>;
}
