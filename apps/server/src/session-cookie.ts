import { readCookie, writeCookie } from "./shell/cookies.ts";

export type SessionCookie = ReturnType<typeof createSessionCookie>;

/**
 * `__Host-` ties the cookie to this very host, https and the whole site. Browsers refuse that prefix on
 * plain http, so only there, which is a laptop, the cookie goes without.
 */
export function createSessionCookie({ https }: { https: boolean }) {
  const name = https ? "__Host-sid" : "sid";
  return {
    name,
    read: (header: string | undefined) => readCookie(header, name),
    /** It lives as long as the browser; how long the session lives is the server's to say. */
    set: (token: string) => writeCookie(name, token, { httpOnly: true, secure: https }),
    clear: () => writeCookie(name, "", { httpOnly: true, secure: https, maxAgeSeconds: 0 }),
  };
}
