import { useLayoutEffect, useState, type CSSProperties } from "react";

/**
 * Where the window lies: over the room that a page keeps for it, in the page's own coordinates, so that it
 * scrolls along by itself. A frame that is moved in the document would be loaded anew, and a round with it.
 */
export function useRoom(place: HTMLElement | null): CSSProperties | undefined {
  const [room, setRoom] = useState<CSSProperties>();

  // What is measured is known to the browser alone, and changes without React.
  useLayoutEffect(() => {
    if (place === null) return;
    const measure = () => {
      const { left, top, width, height } = place.getBoundingClientRect();
      setRoom({ left: left + window.scrollX, top: top + window.scrollY, width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    // Whatever grows above the room moves it.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [place]);

  return room;
}
