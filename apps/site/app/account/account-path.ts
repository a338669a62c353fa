import { sameOriginPath } from "../navigation/same-origin-path.ts";

/** Whether a path of this site is one of the account area. */
export function isAccountPath(path: string): boolean {
  const [name = ""] = path.split(/[?#]/, 1);
  return name === "/account" || name.startsWith("/account/");
}

/** A path of the area as somebody else spelled it, or undefined. */
export function accountPath(wanted: string): string | undefined {
  const path = sameOriginPath(wanted);
  return path !== undefined && isAccountPath(path) ? path : undefined;
}
