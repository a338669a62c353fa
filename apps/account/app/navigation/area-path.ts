/** Whether an address of this site is one of the area. */
export function isOfArea(address: string): boolean {
  const [path = ""] = address.split(/[?#]/, 1);
  return path === "/account" || path.startsWith("/account/");
}

/** An address as it may stand in a link: a whole path, or a query or fragment of where we are. */
export function resolveAddress(href: string, here: string): string {
  if (href.startsWith("?")) return `${here.split(/[?#]/, 1)[0] ?? ""}${href}`;
  if (href.startsWith("#")) return `${here.split("#", 1)[0] ?? ""}${href}`;
  return href;
}
