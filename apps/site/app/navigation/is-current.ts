/** A menu item stands for its own page and for every page below it; home only for itself. */
function leadsTo(link: string, pathname: string): boolean {
  return link === pathname || (link !== "/" && pathname.startsWith(`${link}/`));
}

/** Of a menu one item is current: the one that says most of where somebody is. */
export function isCurrent(link: string, pathname: string, among: readonly string[] = []): boolean {
  return (
    leadsTo(link, pathname) &&
    !among.some((other) => other.length > link.length && leadsTo(other, pathname))
  );
}
