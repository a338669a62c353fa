import { Blocks, BlocksSiteProvider } from "@croupier/blocks/view";
import type { Region } from "@croupier/contracts";

import { useBlocksSite } from "../content/blocks-site.tsx";
import { useSite } from "../site.ts";

export interface RegionBlocksProps {
  readonly name: Region;
  /** Across the page, or inside something that has edges of its own. */
  readonly frame?: "page" | "none";
}

/** What editors put around every page; nothing at all where they put nothing. */
export function RegionBlocks({ name, frame = "page" }: RegionBlocksProps) {
  const lent = useBlocksSite();
  const blocks = useSite()?.regions[name];
  if (blocks === undefined) return null;
  return (
    <div data-region={name}>
      <BlocksSiteProvider value={lent}>
        <Blocks blocks={blocks} frame={frame} />
      </BlocksSiteProvider>
    </div>
  );
}
