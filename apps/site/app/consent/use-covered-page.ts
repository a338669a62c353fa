import { useEffect, type RefObject } from "react";

/** Tells the page how much of its lower edge is covered: how high the words are differs by language and width. */
export function useCoveredPage(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    if (element === null) return;
    const { style } = document.documentElement;
    // A closed banner has no height, and that is told as well.
    const observer = new ResizeObserver(() => {
      style.setProperty("--page-covered", `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--page-covered");
    };
  }, [banner]);
}
