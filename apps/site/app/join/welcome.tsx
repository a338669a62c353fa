import { href, redirect } from "react-router";

import type { Route } from "./+types/welcome";
import { pageFactsContext } from "../page-facts.ts";
import { withReferral } from "./with-referral.ts";

/** A welcome link leads to registration, which reads the code it carries from its own query. */
export function loader({ params, context }: Route.LoaderArgs) {
  const query = withReferral(context.get(pageFactsContext).wholeQuery(), params.code);
  return redirect(`${href("/join")}?${query}`);
}
