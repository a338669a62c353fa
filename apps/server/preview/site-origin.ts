/**
 * Where players reach a brand: the site's own address, with the brand's first host name in it unless
 * the site is known by one of the brand's already.
 */
export function siteOriginOf(site: string, hosts: readonly string[]): string {
  const origin = new URL(site);
  const [first] = hosts;
  if (first !== undefined && !hosts.includes(origin.hostname)) origin.hostname = first;
  return origin.origin;
}
