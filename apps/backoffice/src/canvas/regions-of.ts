import { lookAt, type Snapshot } from "@croupier/content";
import { regions, type DeskOnlooker, type Region, type RegionEntry } from "@croupier/contracts";
import { onlookerOf } from "./onlooker-of.ts";

type Question = {
  readonly snapshot: Snapshot;
  readonly onlooker: DeskOnlooker;
  readonly now: Date;
};

/**
 * Everything published that stands in a region, region by region: menus first, as the frame of a page
 * draws them, then blocks. What the onlooker does not see is told too, and that they do not.
 */
export function regionsOf({ snapshot, ...asked }: Question): readonly RegionEntry[] {
  const view = lookAt(snapshot, onlookerOf(asked));
  const { language } = asked.onlooker;
  const inLanguage = <Words>(words: Readonly<Record<string, Words>>): Words | undefined =>
    words[language] ?? words[snapshot.languageDefault];
  const isSeen = (id: string) => view.entryById(id) !== undefined;

  const menusIn = (region: Region) =>
    (snapshot.byKind.get("custom_menu") ?? []).flatMap((entry): readonly RegionEntry[] => {
      if (entry.kind !== "custom_menu" || entry.common.region !== region) return [];
      const { id, kind, common, words } = entry;
      const title = inLanguage(words)?.title ?? null;
      const itemCount = common.items.length;
      return [{ id, kind, region, title, blocks: [], itemCount, isSeen: isSeen(id) }];
    });
  const blocksIn = (region: Region) =>
    (snapshot.byKind.get("content_block") ?? []).flatMap((entry): readonly RegionEntry[] => {
      if (entry.kind !== "content_block" || entry.common.region !== region) return [];
      const { id, kind, words } = entry;
      const blocks = [...(inLanguage(words)?.blocks ?? [])];
      return [{ id, kind, region, title: null, blocks, itemCount: 0, isSeen: isSeen(id) }];
    });
  return regions.flatMap((region) => [...menusIn(region), ...blocksIn(region)]);
}
