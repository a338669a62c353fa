import { readCookie, writeCookie } from "./shell/cookies.ts";

export type EntryCookies = ReturnType<typeof createEntryCookies>;

const yearSeconds = 365 * 86_400;
const fiveMinutes = 300;

/**
 * What signing in needs a browser to keep, besides the session itself. `mfa` lies between the password
 * and the second factor and opens nothing else. `device` is a random mark by which a browser is known
 * again, so that its owner hears of one that was never seen.
 */
export function createEntryCookies({ https }: { https: boolean }) {
  const named = (name: string) => (https ? `__Host-${name}` : name);
  const partial = named("mfa");
  const device = named("device");
  const options = { httpOnly: true, secure: https };
  return {
    readPartial: (header: string | undefined) => readCookie(header, partial),
    setPartial: (token: string) =>
      writeCookie(partial, token, { ...options, maxAgeSeconds: fiveMinutes }),
    clearPartial: () => writeCookie(partial, "", { ...options, maxAgeSeconds: 0 }),
    readDevice: (header: string | undefined) => readCookie(header, device),
    setDevice: (token: string) =>
      writeCookie(device, token, { ...options, maxAgeSeconds: yearSeconds }),
  };
}
