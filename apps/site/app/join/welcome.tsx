import { href, redirect } from "react-router";

/** A welcome link leads to registration; the code it carries is kept by the server before the cache. */
export function loader() {
  return redirect(href("/join"));
}
