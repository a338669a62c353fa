import type { Told } from "./counter.ts";

/** As much of a link as tells what a click on it means. */
export interface ClickedLink {
  readonly href: string;
  /** The menu it stands in (`data-menu`), and how many links of it come before. */
  readonly menu: string | undefined;
  readonly place: number;
}

const deposit = "/account/cashier/deposit";

/** What a click on a link is counted as: one in a menu, one that leads to a deposit, or both. */
export function readClick({ href, menu, place }: ClickedLink): Told[] {
  const [path] = href.split(/[?#]/, 1);
  return [
    ...(menu === undefined ? [] : [{ name: "menu_click", menu, place, link: href } as const]),
    ...(path === deposit ? [{ name: "account.deposit:click", from: menu ?? "page" } as const] : []),
  ];
}
