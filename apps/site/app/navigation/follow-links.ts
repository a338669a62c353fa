import { useEffect } from "react";
import { useNavigate } from "react-router";

/**
 * Links in pieces that stand as the server drew them are followed without loading the page anew, like
 * those that React knows: the router marked them all when it drew them.
 */
export function useFollowLinks() {
  const navigate = useNavigate();
  // The document is older than React's tree; what React handled arrives here as handled.
  useEffect(() => {
    function onClick(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const { target } = event;
      const link = target instanceof Element ? target.closest("a[data-discover]") : null;
      if (!(link instanceof HTMLAnchorElement) || link.target !== "") return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    }
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [navigate]);
}
