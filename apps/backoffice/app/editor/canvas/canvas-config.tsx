import { blockEditors } from "@croupier/blocks/editor";
import type { BlockType } from "@croupier/blocks/schema";
import { ContainerRow } from "@croupier/ui";
import type { ComponentConfig, Config, SlotComponent } from "@puckeditor/core";
import type { CSSProperties, ReactNode } from "react";
import { slotNames, unknownType } from "../blocks/page-blocks.ts";
import { CanvasBlock, UnknownBlock } from "./CanvasBlock.tsx";
import { InColumnContext, useCanvasFacts } from "./canvas-facts.context.ts";

/** What Puck has to know of every block: its label, what a new one holds, and how it is drawn. */
export const canvasConfig: Config = {
  root: { render: ({ children }: { children?: ReactNode }) => <CanvasPage>{children}</CanvasPage> },
  components: {
    ...Object.fromEntries(
      (Object.keys(blockEditors) as BlockType[]).map((type) => [type, configOf(type)]),
    ),
    columns: {
      label: blockEditors.columns.label,
      fields: Object.fromEntries(slotNames.map((name) => [name, { type: "slot" }])),
      defaultProps: { count: 2, ...Object.fromEntries(slotNames.map((name) => [name, []])) },
      render: (props) => <CanvasColumns {...(props as unknown as ColumnsProps)} />,
    },
    [unknownType]: {
      label: "Unknown block",
      permissions: { insert: false, duplicate: false },
      render: ({ stored }) => <UnknownBlock stored={stored} />,
    },
  },
};

function configOf(type: BlockType): ComponentConfig {
  const { label, defaults } = blockEditors[type];
  return {
    label,
    defaultProps: { ...defaults },
    // Puck adds what it needs itself; a schema drops what is not the block's.
    render: (props) => <CanvasBlock type={type} props={props} />,
  };
}

function CanvasPage({ children }: { children: ReactNode }) {
  const { title } = useCanvasFacts();
  return (
    <main>
      {title !== undefined && (
        <ContainerRow>
          <h1 className="Canvas-title">{title}</h1>
        </ContainerRow>
      )}
      {children}
    </main>
  );
}

type ColumnsProps = { readonly count: number } & Readonly<
  Record<(typeof slotNames)[number], SlotComponent>
>;

function CanvasColumns(props: ColumnsProps) {
  const shown = slotNames.slice(0, props.count);
  return (
    <ContainerRow className="Blocks-block">
      <div
        className="Canvas-columns"
        style={{ "--columns": String(shown.length) } as CSSProperties}
      >
        <InColumnContext value>
          {shown.map((name) => {
            const Slot = props[name];
            return <Slot key={name} disallow={["columns"]} />;
          })}
        </InColumnContext>
      </div>
    </ContainerRow>
  );
}
