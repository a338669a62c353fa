import type { MenuItem } from "@croupier/contracts";

const channelSlots = 8;
const bottomSlots = 5;

/** Records come in any order; `position` is the editor's. */
export function inOrder(items: readonly MenuItem[]): MenuItem[] {
  return items.toSorted((one, other) => one.position - other.position);
}

export interface MenuSlots {
  readonly shown: readonly MenuItem[];
  /** What does not fit waits behind More; nothing here means there is no More button. */
  readonly behindMore: readonly MenuItem[];
}

/** Eight items fit the desktop row, or seven and a More button (S9.7). */
export function channelMenuSlots(menu: {
  readonly primary: readonly MenuItem[];
  readonly secondary: readonly MenuItem[];
}): MenuSlots & { readonly needsMore: boolean } {
  const primary = inOrder(menu.primary);
  const needsMore = primary.length > channelSlots || menu.secondary.length > 0;
  const room = needsMore ? channelSlots - 1 : channelSlots;
  return { shown: primary.slice(0, room), behindMore: primary.slice(room), needsMore };
}

/**
 * Five items fit the bottom bar, or four and a More button (S9.6). My Games is fixed: it keeps its
 * place on the bar however many items there are.
 */
export function bottomBarSlots(menu: readonly MenuItem[]): MenuSlots {
  const items = inOrder(menu);
  if (items.length <= bottomSlots) return { shown: items, behindMore: [] };
  const fixed = items.filter(isMyGames);
  const others = items.filter((item) => !isMyGames(item));
  const room = bottomSlots - 1 - fixed.length;
  return {
    shown: [...others.slice(0, room), ...fixed],
    behindMore: others.slice(room),
  };
}

function isMyGames({ props }: MenuItem): boolean {
  return props.menuData?.["fixed"] === "my-games";
}
