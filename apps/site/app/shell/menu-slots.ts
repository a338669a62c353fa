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

const myGamesPath = "/my-games";

/**
 * Five items fit the bottom bar, or four and a More button (S9.6). My Games is fixed (S2.32): it is there
 * whether editors wrote a record of it or not, and keeps its place on the bar however many items there are.
 */
export function bottomBarSlots(menu: readonly MenuItem[], ownWord: string): MenuSlots {
  const items = inOrder(menu);
  const own = items.find(({ props }) => props.link === myGamesPath) ?? myGamesOf(ownWord);
  const others = items.filter((item) => item !== own);
  if (others.length < bottomSlots) {
    return { shown: items.includes(own) ? items : [...items, own], behindMore: [] };
  }
  const room = bottomSlots - 2;
  return { shown: [...others.slice(0, room), own], behindMore: others.slice(room) };
}

function myGamesOf(text: string): MenuItem {
  return { id: "my-games", position: 0, props: { text, link: myGamesPath, iconClass: "heart" } };
}
