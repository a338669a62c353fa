import { isSafeLink } from "@croupier/contracts";

export type RedirectErrors = { readonly from?: string; readonly to?: string };

/** What the server would refuse, said beside the field while it is typed. */
export function checkRedirect({ from, to }: { from: string; to: string }): RedirectErrors {
  return { ...errorOfFrom(from), ...errorOfTo(from, to) };
}

function errorOfFrom(from: string): RedirectErrors {
  if (from === "") return {};
  if (!from.startsWith("/")) return { from: "Begins with a slash: /old-page" };
  if (/[?#]/.test(from)) return { from: "Without a question mark or a hash" };
  if (from.startsWith("//") || /[\s\\]/.test(from)) return { from: "Is no path of this site" };
  return from.length > 500 ? { from: "At most 500 characters." } : {};
}

function errorOfTo(from: string, to: string): RedirectErrors {
  if (to === "") return {};
  if (from === to) return { to: "Leads back to itself" };
  if (!isSafeLink(to)) return { to: "A path of this site, or https:, mailto: or tel:" };
  return to.length > 2_000 ? { to: "At most 2,000 characters." } : {};
}
