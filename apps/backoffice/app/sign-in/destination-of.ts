/** A path of this console, or its first page: an address from outside is dropped. */
export function destinationOf(wanted: string | null): string {
  if (wanted === null || !/^\/(?![/\\])/.test(wanted)) return "/";
  return wanted.startsWith("/sign-in") ? "/" : wanted;
}
