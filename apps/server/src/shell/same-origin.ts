import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a request comes from our own pages. A browser always says where a write or a socket comes
 * from; a client that says nothing is no browser, carries nobody's cookies and may pass.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, host: string | undefined): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  return host !== undefined && hostOf(origin) === host.toLowerCase();
}

function hostOf(origin: string): string | undefined {
  const match = /^https?:\/\/([^/?#@\s]+)$/i.exec(origin);
  return match?.[1]?.toLowerCase();
}
