import { Tabs } from "@mantine/core";
import { useState } from "react";
import type { DeskProps } from "./EditorDesk.tsx";
import styles from "./DeskLayout.module.css";
import { Inspector } from "./fields/Inspector.tsx";
import { PageFields } from "./fields/PageFields.tsx";
import { HintsPanel, type Told } from "./hints/HintsPanel.tsx";
import { usePage } from "./tree/use-page.ts";
import { pageMoves } from "./tree/page-moves.ts";
import { walkContent } from "./tree/walk-content.ts";

/** Beside the page: the chosen block or the page itself, what is wrong, what was. */
export function SidePanel({ part, told }: DeskProps & { readonly told: readonly Told[] }) {
  const [tab, setTab] = useState<string | null>("fields");
  const chosen = usePage((page) => page.selectedItem);
  const data = usePage((page) => page.appState.data);
  const dispatch = usePage((page) => page.dispatch);
  const choose = (id: string) => {
    const standing = walkContent(data).find(({ block }) => block.props.id === id);
    if (standing === undefined) return;
    dispatch(pageMoves.select(standing));
    setTab("fields");
  };
  const rootProps = data.root.props ?? {};
  return (
    <aside className={styles["Desk-right"]} aria-label="Block and page">
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List grow>
          <Tabs.Tab value="fields">{chosen === null ? "Page" : "Block"}</Tabs.Tab>
          <Tabs.Tab value="hints">Hints {told.length > 0 && told.length}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="fields" pt={16}>
          {chosen === null ? (
            <PageFields
              words={rootProps}
              errors={part.errors}
              onChange={(props) => dispatch({ type: "replaceRoot", root: { props: { ...props } } })}
            />
          ) : (
            <Inspector />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="hints" pt={16}>
          <HintsPanel told={told} onChoose={choose} />
        </Tabs.Panel>
      </Tabs>
    </aside>
  );
}
