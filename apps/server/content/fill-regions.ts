import type { ShownBlock } from "@croupier/blocks/schema";
import type { SeenEntry, View } from "@croupier/content";
import { regions, type Region } from "@croupier/contracts";
import { showBlocks } from "./block-sources.ts";
import { linksBelow } from "./links-below.ts";

/** What stands around a page, and the page itself in `mainContent`. Empty regions are left out. */
export function fillRegions(
  view: View,
  page: SeenEntry,
  leads: (path: string) => boolean,
): Partial<Record<Region, ShownBlock[]>> {
  const own = "blocks" in page.words ? page.words.blocks : [];
  const filled = regions.map((region) => {
    const around = view.blocksOf(region).flatMap(({ words }) => words.blocks);
    if (region !== "mainContent") return [region, showBlocks(view, around)] as const;
    const below = linksBelow(view, page, leads);
    return [region, [...showBlocks(view, [...own, ...around]), ...below]] as const;
  });
  return Object.fromEntries(filled.filter(([, blocks]) => blocks.length > 0));
}
