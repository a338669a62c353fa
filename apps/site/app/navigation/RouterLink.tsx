import type { LinkProps } from "@croupier/ui";
import { Link } from "react-router";

import { useSite } from "../site.ts";
import { isOwnPage } from "./own-pages.ts";

/** How ui draws a link on this site: our own pages through the router, all else as it is. */
export function RouterLink({ href, children, ...anchor }: LinkProps) {
  const ownPages = useSite()?.ownPages ?? everyPage;
  const [path = ""] = href.split(/[?#]/, 1);
  // Whoever asks for an overlay is sent on by the server, with the whole page (S2.25).
  const isWhole = href.includes("overlay=join");
  if (isWhole || !/^\/(?!\/)/.test(href) || !isOwnPage(path, ownPages)) {
    return (
      <a href={href} {...anchor}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} prefetch="intent" {...anchor}>
      {children}
    </Link>
  );
}

/** Where the configuration could not be read, the error page still has its link home. */
const everyPage = ["/*"];
