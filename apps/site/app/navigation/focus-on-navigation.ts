import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** After a page change inside the app, reading starts at the new page's content as after a load. */
export function useFocusOnNavigation() {
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const pathShown = useRef(pathname);
  // Focus belongs to the document; it cannot be rendered.
  useEffect(() => {
    if (pathShown.current === pathname) return;
    pathShown.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}
