/**
 * A new build takes the files of the old one with it. A page that is still open then cannot load its
 * later pieces; the page of the new build can. One that was just reloaded is not reloaded again.
 */
export function reloadWhenOutdated(): void {
  addEventListener("vite:preloadError", () => {
    const [arrival] = performance.getEntriesByType("navigation");
    const justReloaded =
      arrival instanceof PerformanceNavigationTiming && arrival.type === "reload";
    if (!justReloaded) location.reload();
  });
}
