import type { OpenAlert } from "./decide-open-alert.ts";

const leadsTo: readonly OpenAlert["href"][] = [
  "/blocked-document-status",
  "/validate-document",
  "/validation-code/validatePhone",
];

/** The account tells by itself what is open; and where one settles it, one need not be told. */
export function hasOwnAlerts(pathname: string): boolean {
  return /^\/account(?:\/|$)/.test(pathname) || leadsTo.some((path) => path === pathname);
}
