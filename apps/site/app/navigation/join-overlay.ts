import { href, redirect } from "react-router";

import type { Route } from "../+types/root";

/** Where an address that asks for the join overlay leads: the other parameters stay, `overlay` goes. */
export function joinAddressOf(search: string): string | undefined {
  const query = new URLSearchParams(search);
  if (query.get("overlay") !== "join") return undefined;
  query.delete("overlay");
  return query.size === 0 ? href("/join") : `${href("/join")}?${query}`;
}

/** The server does so for a page that is opened; here it is done for one that is walked to. */
export const joinInsteadOfOverlay: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const join = joinAddressOf(new URL(request.url).search);
  if (join !== undefined) throw redirect(join);
  return next();
};
