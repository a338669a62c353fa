import { useEffect, useSyncExternalStore, type RefObject } from "react";

/** Whether this box has the whole screen, and how it gets it or gives it back. A small window never has it. */
export function useFullScreen(
  box: RefObject<HTMLElement | null>,
  isMini: boolean,
): { readonly isFull: boolean; readonly toggle: () => void } {
  const isFull = useSyncExternalStore(
    watch,
    () => document.fullscreenElement !== null && document.fullscreenElement === box.current,
    () => false,
  );
  // The screen belongs to the browser: it has to be given back, whoever led the player to another page.
  useEffect(() => {
    if (isMini && isFull) void document.exitFullscreen();
  }, [isMini, isFull]);
  return {
    isFull,
    toggle: () =>
      void (isFull ? document.exitFullscreen() : box.current?.requestFullscreen())?.catch(() => {
        // A browser that refuses leaves the window as it was.
      }),
  };
}

function watch(change: () => void): () => void {
  document.addEventListener("fullscreenchange", change);
  return () => document.removeEventListener("fullscreenchange", change);
}
