import type { MenuItem } from "@croupier/contracts";

import { inOrder } from "./menu-slots.ts";

export interface FooterColumn {
  readonly heading: MenuItem;
  readonly items: readonly MenuItem[];
}

/** First-level records head a column; the others stand under the one their `parentLink` names. */
export function footerColumns(menu: readonly MenuItem[]): FooterColumn[] {
  const items = inOrder(menu);
  return items
    .filter(({ props }) => props.parentLink === undefined)
    .map((heading) => ({
      heading,
      items: items.filter(({ props }) => props.parentLink === heading.props.link),
    }));
}
