import { sameOriginPath } from "../navigation/same-origin-path.ts";

/**
 * Where to go after the login. A page that sends somebody here does not know the fragment of its
 * address: the browser does, and carries it along behind the address of the login.
 */
export function readDestination(query: URLSearchParams, fragment: string): string | undefined {
  const wanted = query.get("destination");
  if (wanted === null) return undefined;
  return sameOriginPath(wanted.includes("#") ? wanted : wanted + fragment);
}
