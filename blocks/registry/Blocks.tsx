import { classNames, ContainerRow, DrawnOnce } from "@croupier/ui";
import { type ComponentProps, Suspense } from "react";
import styles from "./Blocks.module.css";
import type { BlockType } from "./all-blocks.ts";
import type { AnyView, DrawnType, MovingType } from "./block-views.ts";
import { isMoving } from "./load-views.ts";
import type { ShownBlock } from "./shown-block.ts";
import { useBlocksSite } from "./site.context.ts";
import { AwaitedView, useStill } from "./use-still.tsx";

export type BlocksProps = {
  readonly blocks: readonly ShownBlock[];
  /** On a page a block minds the page's edges; in a column or beside a menu they are another's. */
  readonly frame?: "page" | "none";
};

/** How much room a block wants above it. */
const rhythm: Partial<Record<BlockType, "prose" | "heading" | "edge">> = {
  slideshow: "edge",
  heading: "heading",
  "rich-text": "prose",
  image: "prose",
  facts: "prose",
  steps: "prose",
  questions: "prose",
  notice: "prose",
  "link-list": "prose",
  "help-search": "prose",
  divider: "prose",
};

/** A slideshow reaches to the edges of a phone, so it minds them itself; so do blocks that hold others. */
const mindsTheEdges: ReadonlySet<BlockType> = new Set(["slideshow", "content-block"]);

export function Blocks({ blocks, frame = "none" }: BlocksProps) {
  return blocks.map((block) => {
    const framing: Framing = {
      onPage: frame === "page" && !mindsTheEdges.has(block.type),
      className: classNames(
        styles["Blocks-block"],
        styles[`Blocks-block--${rhythm[block.type] ?? "section"}`],
      ),
    };
    const { id } = block.props;
    switch (block.type) {
      case "content-block":
        return (
          <BlockFrame key={id} {...framing}>
            <Blocks blocks={block.resolved.blocks} frame={frame} />
          </BlockFrame>
        );
      case "columns":
        return (
          <BlockFrame key={id} {...framing}>
            <Columns columns={block.resolved.columns} />
          </BlockFrame>
        );
      default: {
        const Block = isMoving(block) ? MovingBlock : StillBlock;
        return <Block key={id} block={block} framing={framing} />;
      }
    }
  });
}

type Framing = { readonly onPage: boolean; readonly className: string | undefined };

function BlockFrame({ onPage, ...div }: Framing & ComponentProps<"div">) {
  return onPage ? <ContainerRow {...div} /> : <div {...div} />;
}

type DrawnProps = {
  readonly block: Extract<ShownBlock, { type: DrawnType }>;
  readonly framing: Framing;
};

function MovingBlock({ block, framing }: DrawnProps) {
  const { views } = useBlocksSite();
  // The views of a page are checked to be those of their types.
  const view = views?.[block.type as MovingType] as AnyView | undefined;
  const drawn = (
    <Suspense>
      <AwaitedView name={block.type} props={propsOf(block)} view={view} />
    </Suspense>
  );
  return (
    <BlockFrame {...framing}>
      {sameForAll.has(block.type) ? <DrawnOnce of={block}>{drawn}</DrawnOnce> : drawn}
    </BlockFrame>
  );
}

/** Moving blocks whose HTML follows from what they show; what is a player's own comes later. */
const sameForAll: ReadonlySet<BlockType> = new Set(["slideshow", "game-rail", "promotion-rail"]);

function StillBlock({ block, framing }: DrawnProps) {
  return <BlockFrame {...framing} {...useStill(block.type, block, propsOf(block))} />;
}

function propsOf({ props, resolved }: DrawnProps["block"]): object {
  return { ...props, resolved };
}

function Columns({ columns }: { columns: readonly (readonly ShownBlock[])[] }) {
  return (
    <div className={styles["Blocks-columns"]}>
      {columns.map((column, place) => (
        <div key={column[0]?.props.id ?? place} className={styles["Blocks-column"]}>
          <Blocks blocks={column} />
        </div>
      ))}
    </div>
  );
}
