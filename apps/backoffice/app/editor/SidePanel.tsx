import { Tabs } from "@mantine/core";
import { useState } from "react";
import type { DeskProps } from "./EditorDesk.tsx";
import styles from "./DeskLayout.module.css";
import { nameOfBlock } from "./blocks/name-of-block.ts";
import { Inspector } from "./fields/Inspector.tsx";
import { PageFields } from "./fields/PageFields.tsx";
import { HintsPanel, type Told } from "./hints/HintsPanel.tsx";
import { TalkPanel } from "./history/TalkPanel.tsx";
import { VersionsPanel } from "./history/VersionsPanel.tsx";
import { pageMoves } from "./tree/page-moves.ts";
import { usePage } from "./tree/use-page.ts";
import { walkContent } from "./tree/walk-content.ts";
import { CopyFrom } from "./fields/CopyFrom.tsx";

type Props = DeskProps & { readonly told: readonly Told[] };

/** Beside the page: the chosen block or the page itself, what is wrong, what was, what is said. */
export function SidePanel({ entry, part, language, used, told }: Props) {
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
  const published = entry.parts[language]?.published ?? null;
  const blocks = new Map(
    walkContent(data).map(({ block }) => [
      block.props.id,
      { type: block.type, name: nameOfBlock(block) },
    ]),
  );
  return (
    <aside className={styles["Desk-right"]} aria-label="Block and page">
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List grow>
          <Tabs.Tab value="fields">{chosen === null ? "Page" : "Block"}</Tabs.Tab>
          <Tabs.Tab value="hints">
            Hints{told.length > 0 && <span className={styles["Desk-count"]}>{told.length}</span>}
          </Tabs.Tab>
          <Tabs.Tab value="versions">Versions</Tabs.Tab>
          <Tabs.Tab value="talk">Talk</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="fields" pt={16}>
          {chosen === null ? (
            <>
              <PageFields
                kind={entry.kind}
                words={data.root.props ?? {}}
                errors={part.errors}
                onChange={(props) =>
                  dispatch({ type: "replaceRoot", root: { props: { ...props } } })
                }
              />
              <CopyFrom parts={used.view.parts} language={language} />
            </>
          ) : (
            <Inspector />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="hints" pt={16}>
          <HintsPanel told={told} onChoose={choose} />
        </Tabs.Panel>
        <Tabs.Panel value="versions" pt={16}>
          <VersionsPanel
            entry={entry.id}
            part={language}
            published={published}
            used={used}
            blocks={blocks}
          />
        </Tabs.Panel>
        <Tabs.Panel value="talk" pt={16}>
          <TalkPanel entry={entry.id} bucket={entry.bucket} part={language} number={part.basedOn} />
        </Tabs.Panel>
      </Tabs>
    </aside>
  );
}
