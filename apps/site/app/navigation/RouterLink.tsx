import type { LinkProps } from "@croupier/ui";
import { Link } from "react-router";

/** How ui draws a link on this site: our own paths through the router, all else as it is. */
export function RouterLink({ href, children, ...anchor }: LinkProps) {
  if (!/^\/(?!\/)/.test(href)) {
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
