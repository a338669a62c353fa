import { classNames, ContainerRow } from "@croupier/ui";
import { type ComponentType, createElement } from "react";
import styles from "./Blocks.module.css";
import { blockViews } from "./block-views.ts";
import type { BlockType } from "./all-blocks.ts";
import type { ShownBlock } from "./shown-block.ts";

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

export function Blocks({ blocks, frame = "none" }: BlocksProps) {
  return blocks.map((block) => {
    const look = classNames(
      styles["Blocks-block"],
      styles[`Blocks-block--${rhythm[block.type] ?? "section"}`],
    );
    // A slideshow reaches to the edges of a phone, so it minds them itself; so do blocks that hold others.
    const framed = frame === "page" && block.type !== "slideshow" && block.type !== "content-block";
    return framed ? (
      <ContainerRow key={block.props.id} className={look}>
        <OneBlock block={block} frame={frame} />
      </ContainerRow>
    ) : (
      <div key={block.props.id} className={look}>
        <OneBlock block={block} frame={frame} />
      </div>
    );
  });
}

function OneBlock({ block, frame }: { block: ShownBlock; frame: "page" | "none" }) {
  if (block.type === "content-block") {
    return <Blocks blocks={block.resolved.blocks} frame={frame} />;
  }
  if (block.type === "columns") return <Columns columns={block.resolved.columns} />;
  // The view of a type takes the props of that type: the registry is checked to say so.
  const View = blockViews[block.type] as ComponentType<object>;
  const props: object = { ...block.props, resolved: block.resolved };
  return createElement(View, props);
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
