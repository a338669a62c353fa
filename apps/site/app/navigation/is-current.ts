/** A menu item is current on its own page and on every page below it; home only on itself. */
export function isCurrent(link: string, pathname: string): boolean {
  return link === pathname || (link !== "/" && pathname.startsWith(`${link}/`));
}
