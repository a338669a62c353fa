import type { IncomingMessage } from "node:http";
import type { TLSSocket } from "node:tls";
import type { ClientAddresses } from "./client-address.ts";

export interface OwnPages {
  /**
   * Whether a request comes from our own pages. A browser always says where a write or a socket comes
   * from; a client that says nothing is no browser, carries nobody's cookies and may pass.
   */
  isSameOrigin(request: IncomingMessage): boolean;
  /**
   * The same of a read that makes something. A browser names no origin of a read, and the address may be
   * typed or stand on a sibling of the site: only what another site's page asks for is not ours.
   */
  isSameSite(request: IncomingMessage): boolean;
}

/**
 * Knows our own pages by host and, where the browser does not compare it for us, by scheme: a page that came
 * over plain HTTP anybody on the way may have written. The scheme is that of the origin which is configured,
 * else what a trusted proxy says of its peer.
 */
export function createOwnPages({
  origin: configured,
  addresses,
}: {
  readonly origin: string | undefined;
  readonly addresses: Pick<ClientAddresses, "isTrustedPeer">;
}): OwnPages {
  function schemeOf(request: IncomingMessage): string {
    if (configured !== undefined) return new URL(configured).protocol;
    if ((request.socket as Partial<TLSSocket>).encrypted === true) return "https:";
    const forwarded = addresses.isTrustedPeer(request)
      ? String(request.headers["x-forwarded-proto"] ?? "").toLowerCase()
      : "";
    return forwarded === "https" ? "https:" : "http:";
  }

  function isOurs(request: IncomingMessage): boolean {
    const { origin, host, "sec-fetch-site": site } = request.headers;
    if (origin === undefined) return true;
    const [, scheme, named] = /^(https?:)\/\/([^/?#@\s]+)$/i.exec(origin) ?? [];
    if (host === undefined || named?.toLowerCase() !== host.toLowerCase()) return false;
    return site === "same-origin" || scheme?.toLowerCase() === schemeOf(request);
  }

  return {
    isSameOrigin(request) {
      const site = request.headers["sec-fetch-site"];
      if (site !== undefined && site !== "same-origin" && site !== "none") return false;
      return isOurs(request);
    },
    isSameSite(request) {
      const site = request.headers["sec-fetch-site"];
      return site === undefined ? isOurs(request) : site !== "cross-site";
    },
  };
}
