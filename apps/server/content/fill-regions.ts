import type { ShownBlock } from "@croupier/blocks/schema";
import type { SeenEntry, View } from "@croupier/content";
import { regions, type Region } from "@croupier/contracts";
import { showBlocks } from "./block-sources.ts";

/** What stands around a page, and the page itself in `mainContent`. Empty regions are left out. */
export function fillRegions(view: View, page: SeenEntry): Partial<Record<Region, ShownBlock[]>> {
  const own = "blocks" in page.words ? page.words.blocks : [];
  const filled = regions.map((region) => {
    const around = view.blocksOf(region).flatMap(({ words }) => words.blocks);
    return [
      region,
      showBlocks(view, region === "mainContent" ? [...own, ...around] : around),
    ] as const;
  });
  return Object.fromEntries(filled.filter(([, blocks]) => blocks.length > 0));
}
