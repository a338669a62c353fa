/** The last piece of an address: `/casino/tables/blackjack/blackjack-21` → `blackjack-21`. */
export function slugOfPath(path: string): string | undefined {
  const slug = path.split("/").at(-1);
  return slug === "" ? undefined : slug;
}
