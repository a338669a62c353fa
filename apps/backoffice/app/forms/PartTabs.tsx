import type { DeskBucket, EntryKind } from "@croupier/contracts";
import { Tabs } from "@mantine/core";
import { languageName } from "../content/language-name.ts";
import type { UsedDraft } from "../drafting/use-entry-draft.ts";
import { Tag } from "../parts/Tag.tsx";
import styles from "./EntryDesk.module.css";
import { kindForms } from "./kinds/every-kind.ts";
import { PartPanel } from "./PartPanel.tsx";

/** What concerns every language, then each language, with a mark where something is missing. */
export function PartTabs({
  kind,
  used,
  bucket,
  part: chosen,
  onPart,
}: {
  kind: Exclude<EntryKind, "custom_menu">;
  used: UsedDraft;
  bucket: DeskBucket;
  part: string;
  onPart: (part: string) => void;
}) {
  const parts = ["common", ...bucket.languages];
  const { Settings, Words } = kindForms[kind];
  return (
    <Tabs
      value={parts.includes(chosen) ? chosen : "common"}
      onChange={(part) => onPart(part ?? "common")}
      keepMounted={false}
    >
      <Tabs.List>
        {parts.map((part) => (
          <Tabs.Tab key={part} value={part}>
            <span className={styles["EntryDesk-tab"]}>
              {part === "common" ? "Settings" : languageName(part)}
              <PartMark used={used} part={part} />
            </span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {parts.map((part) => (
        <Tabs.Panel key={part} value={part}>
          <PartPanel kind={kind} part={part} used={used} bucket={bucket}>
            {part === "common" ? <Settings /> : <Words />}
          </PartPanel>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function PartMark({ used, part }: { used: UsedDraft; part: string }) {
  const opened = used.view.parts[part];
  if (opened === undefined) return <Tag tone="quiet">Missing</Tag>;
  if (opened.state.is === "conflict") return <Tag tone="bad">Two versions</Tag>;
  if (opened.errors.size > 0) return <Tag tone="warn">{opened.errors.size} to mend</Tag>;
  return null;
}
