import { useSyncExternalStore } from "react";

/** From here on it is a desk (S9.10). */
const desk = "(width >= 992px)";

export function useIsDesktop(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(desk).matches);
}

function listen(onChange: () => void): () => void {
  const query = matchMedia(desk);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
