import { isIP } from "node:net";

/** One label or several; the last is no number, or it would be an address gone wrong. */
const hostName =
  /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** An address or a name to listen on. A zone (`fe80::1%eth0`) has no place in a web address. */
export function isHost(text: string): boolean {
  return (isIP(text) !== 0 && !text.includes("%")) || hostName.test(text);
}

/** As it stands in a web address: IPv6 in brackets. */
export function inAddress(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host;
}

/** Listening on a wildcard is listening on every address of the machine. */
export function isWildcard(host: string): boolean {
  return /^(?:0\.0\.0\.0|\[::\])$/.test(new URL(`http://${inAddress(host)}`).hostname);
}

/** Where we ask whatever listens on this host: nobody can be reached at a wildcard. */
export function reachedAt(host: string): string {
  if (!isWildcard(host)) return inAddress(host);
  return isIP(host) === 6 ? "[::1]" : "127.0.0.1";
}

/** What a person at this machine types. */
export function shownAs(host: string): string {
  return host === "127.0.0.1" || isWildcard(host) ? "localhost" : inAddress(host);
}
