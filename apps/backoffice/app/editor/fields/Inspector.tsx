import { blockEditors } from "@croupier/blocks/editor";
import { isBlockType } from "@croupier/blocks/schema";
import type { Gates } from "@croupier/contracts";
import { NumberInput } from "@mantine/core";
import { columnsMax } from "../blocks/page-blocks.ts";
import { pageMoves } from "../tree/page-moves.ts";
import { usePage } from "../tree/use-page.ts";
import { rootZone } from "../tree/walk-content.ts";
import { BlockFields } from "./BlockFields.tsx";
import { findProblems } from "./find-problems.ts";
import { GatesField } from "./GatesField.tsx";
import styles from "./Inspector.module.css";

/** The chosen block: its props, and who sees it. */
export function Inspector() {
  const chosen = usePage((page) => page.selectedItem);
  const selector = usePage((page) => page.appState.ui.itemSelector);
  const dispatch = usePage((page) => page.dispatch);
  if (chosen === null || selector === null) return null;
  const { type, props } = chosen;
  const { id } = props as { id: string };
  const place = { zone: selector.zone ?? rootZone, index: selector.index };
  const change = (next: Readonly<Record<string, unknown>>) =>
    dispatch(pageMoves.change(place, { type, props: { ...next, id } }));

  if (!isBlockType(type)) {
    return (
      <p className={styles["Inspector-words"]}>
        This desk does not know the block. It can be moved or deleted, and is kept as it is.
      </p>
    );
  }
  return (
    // Another block is another form: nothing that was typed in one may show up in the other.
    <div key={id} className={styles.Inspector}>
      <h2 className={styles["Inspector-title"]}>{blockEditors[type].label}</h2>
      {type === "columns" ? (
        <NumberInput
          label="Columns"
          description="What stands in one that goes moves into the last that stays."
          min={1}
          max={columnsMax}
          value={Number(props["count"])}
          onChange={(count) => typeof count === "number" && change({ ...props, count })}
        />
      ) : (
        <BlockFields
          fields={blockEditors[type].fields}
          value={props}
          onChange={(next) => change(next ?? {})}
          path="props"
          problems={findProblems({ type, props })}
        />
      )}
      <details className={styles["Inspector-gates"]} open={props["gates"] !== undefined}>
        <summary>Who sees it</summary>
        <GatesField
          value={props["gates"] as Gates | undefined}
          onChange={(gates) => {
            const { gates: _, ...others } = props;
            change(gates === undefined ? others : { ...others, gates });
          }}
        />
      </details>
    </div>
  );
}
