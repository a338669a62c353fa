type Listed = { readonly id: string };
type Answer<T> = { readonly items: readonly T[]; readonly total: number };

/** As many as one page of the desk holds. */
export const gatherSize = 200;

/**
 * Everything that a question finds, page after page. Somebody may write meanwhile: an entry that moved
 * to another page is counted once, and one that came is found when it is asked for again.
 */
export async function gatherAll<T extends Listed>(
  ask: (page: number) => Promise<Answer<T>>,
  tell: (count: number) => void,
): Promise<readonly T[]> {
  const found = new Map<string, T>();
  for (let page = 1; ; page += 1) {
    const { items, total } = await ask(page);
    for (const item of items) found.set(item.id, item);
    tell(found.size);
    if (items.length === 0 || page * gatherSize >= total) return [...found.values()];
  }
}
