/** A page that was reloaded within this time is not reloaded again: it would not help. */
const againAfterMs = 30_000;

/**
 * A new build takes the files of the old one with it. A page that is still open then cannot load its
 * later pieces; the page of the new build can. The router does the same for the pieces of its routes.
 */
export function reloadWhenOutdated(): void {
  addEventListener("vite:preloadError", () => void reloadOnce());
}

/** Whether the page is on its way out; when it is not, the failure is somebody's to show. */
export function reloadOnce(): boolean {
  // Without a connection it would be lost, and with it what somebody reads.
  if (!navigator.onLine) return false;
  const [arrival] = performance.getEntriesByType("navigation");
  const isReloaded = arrival instanceof PerformanceNavigationTiming && arrival.type === "reload";
  if (isReloaded && performance.now() < againAfterMs) return false;
  location.reload();
  return true;
}
