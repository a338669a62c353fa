import { href, redirect } from "react-router";

import type { Route } from "./+types/welcome";

/** A welcome link leads to registration; the code it carries is kept by the server before the cache. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(href("/join") + new URL(request.url).search);
}
