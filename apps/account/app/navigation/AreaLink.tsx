import type { LinkProps } from "@croupier/ui";
import type { MouseEvent } from "react";

import { useGo } from "./Place.context.tsx";

/** How ui draws a link in the area: what is of this site goes through the bridge, all else as it is. */
export function AreaLink({ href, onClick, children, ...anchor }: LinkProps) {
  const go = useGo();
  const isOurs = /^(?:\/(?!\/)|\?)/.test(href) && anchor.target === undefined;

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!isOurs || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(href);
  }

  return (
    <a href={href} onClick={follow} {...anchor}>
      {children}
    </a>
  );
}
