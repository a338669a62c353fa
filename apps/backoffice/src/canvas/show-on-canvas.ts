import { collectReferences, parseBlocks, type KnownBlock } from "@croupier/blocks/schema";
import { decideGates, leadsSomewhere, lookAt, type Snapshot } from "@croupier/content";
import { linksIn } from "@croupier/content/hints";
import type { Block, CanvasAnswer, DeskOnlooker } from "@croupier/contracts";
import { showBlocks } from "@croupier/server/content";
import { onlookerOf } from "./onlooker-of.ts";
import { withPicturesOfDesk } from "./pictures-of-desk.ts";

type Question = {
  readonly snapshot: Snapshot;
  readonly onlooker: DeskOnlooker;
  readonly blocks: readonly Block[];
  readonly now: Date;
};

const closedBy = {
  "by time": "time",
  "by audience": "audience",
  "by device": "device",
  "by place": "place",
} as const;

/** Blocks that are being written, as one onlooker would see them at their moment. */
export function showOnCanvas({ snapshot, blocks, ...asked }: Question): CanvasAnswer {
  const onlooker = onlookerOf(asked);
  const view = lookAt(snapshot, onlooker);
  const shown: CanvasAnswer["shown"] = [];
  const closed: CanvasAnswer["closed"] = [];

  function visit(
    list: readonly KnownBlock[],
    above: CanvasAnswer["closed"][number]["by"] | undefined,
  ) {
    for (const block of list) {
      const { id, gates } = block.props;
      const verdict = decideGates(gates, onlooker);
      const by = above ?? (verdict === "open" ? undefined : closedBy[verdict]);
      if (by !== undefined) closed.push({ id, by });
      if (block.type === "columns") {
        // What stands in a column was parsed with the columns.
        for (const column of block.props.columns) visit(column as KnownBlock[], by);
      } else if (by === undefined) {
        const { gates: _judged, ...props } = block.props;
        const [seen] = showBlocks(view, [{ type: block.type, props }]);
        if (seen !== undefined)
          shown.push({ id, resolved: withPicturesOfDesk(seen.resolved) ?? null });
      }
    }
  }
  visit(parseBlocks(blocks).blocks, undefined);

  return {
    shown,
    closed,
    deadLinks: linksIn(blocks).filter((link) => !leadsSomewhere(snapshot, link)),
    pictures: Object.fromEntries(
      collectReferences(blocks).media.flatMap((id) => {
        const media = snapshot.media.get(id);
        return media === undefined ? [] : [[id, { alt: { ...media.alt }, colour: media.colour }]];
      }),
    ),
  };
}
