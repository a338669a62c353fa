import { parseBlock } from "@croupier/blocks/schema";
import { blockEditors } from "@croupier/blocks/editor";
import { Blocks, type ShownBlock } from "@croupier/blocks/view";
import { ContainerRow, Icon } from "@croupier/ui";
import { iconEyeOff, iconInfo } from "@croupier/ui/icons";
import { type ReactNode, use } from "react";
import { nameOfBlock } from "../blocks/name-of-block.ts";
import type { EditedType } from "../blocks/page-blocks.ts";
import { InColumnContext, useCanvasFacts, type ClosedBy } from "./canvas-facts.context.ts";

const closedWords: Readonly<Record<ClosedBy, string>> = {
  time: "at this moment",
  audience: "to this audience",
  device: "on this device",
  place: "in this place",
};

/** One block as the chosen onlooker sees it, or a line that says why there is nothing to see. */
export function CanvasBlock({ type, props }: { type: EditedType; props: { id: string } }) {
  const { shown, closed } = useCanvasFacts();
  const inColumn = use(InColumnContext);
  const name = nameOfBlock({ type, props });
  const closedBy = closed.get(props.id);
  if (closedBy !== undefined) {
    return (
      <Note icon={iconEyeOff}>
        <b>{name}</b> is not shown {closedWords[closedBy]}.
      </Note>
    );
  }
  const read = parseBlock({ type, props });
  if (!read.ok) {
    const fields = blockEditors[type].fields;
    const lacking = read.refusal.problems.map(({ path }) => path.split(".")[1] ?? "");
    const labels = new Set(lacking.map((prop) => fields[prop]?.label ?? prop));
    return (
      <Note icon={iconInfo} wrong>
        <b>{blockEditors[type].label}</b> needs: {[...labels].join(", ")}.
      </Note>
    );
  }
  const { gates: _, ...words } = read.value.props;
  const isSeen = shown?.has(props.id) ?? false;
  if (!isSeen && needsLookup.has(type)) {
    return (
      <Note icon={iconInfo}>
        <b>{name}</b> {shown === undefined ? "is being looked up." : "has nothing to show here."}
      </Note>
    );
  }
  const resolved = shown?.get(props.id) ?? undefined;
  // Parsed by the schema of its type, and looked up by the source of its type.
  const block = { type, props: words, resolved } as ShownBlock;
  return (
    <div inert>
      <Blocks blocks={[block]} frame={inColumn ? "none" : "page"} />
    </div>
  );
}

/** Blocks that show more than their own words. */
const needsLookup: ReadonlySet<EditedType> = new Set([
  "slideshow",
  "game-rail",
  "own-games",
  "promotion-rail",
  "article-list",
  "section-list",
  "image",
  "feature",
  "content-block",
]);

/** A block that this desk does not know keeps its place, and what it holds. */
export function UnknownBlock({ stored }: { stored: unknown }) {
  const type =
    typeof stored === "object" && stored !== null && "type" in stored ? String(stored.type) : "?";
  return (
    <Note icon={iconInfo} wrong>
      <b>{type}</b> is a block this desk does not know. It is kept as it is, and no visitor sees it.
    </Note>
  );
}

function Note({ icon, wrong, children }: { icon: string; wrong?: boolean; children: ReactNode }) {
  return (
    <ContainerRow>
      <p className={wrong ? "Canvas-note Canvas-note--wrong" : "Canvas-note"}>
        <Icon shape={icon} />
        <span>{children}</span>
      </p>
    </ContainerRow>
  );
}
