import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * The router scrolls when the address changes, which is before the area has drawn the page it went back
 * to. So the places are kept here as well, and returned to once the page is there.
 */
export function useKeptScroll({ isFollowing }: { isFollowing: () => boolean }): () => void {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const here = useRef(key);
  const kept = useRef(new Map<string, number>());

  const keep = useEffectEvent(() => {
    if (!isFollowing()) kept.current.set(here.current, scrollY);
  });

  // Before the browser tells of the scroll to the top that comes with a new page, or that would be kept as
  // the place on the page before it.
  useLayoutEffect(() => {
    here.current = key;
  }, [key]);

  // How far somebody has scrolled is only the browser's to tell.
  useEffect(() => {
    const onScroll = () => keep();
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }, []);

  return () => {
    const before = kept.current.get(key);
    if (type === "POP" && before !== undefined) scrollTo(0, before);
    else if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
  };
}
