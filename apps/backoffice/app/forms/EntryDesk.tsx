import type { DeskBucket, EditedEntry } from "@croupier/contracts";
import { Button } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import { isComposed } from "../content/kind-words.ts";
import { EntryMenu } from "../content/EntryMenu.tsx";
import { ListActs } from "../content/ListActs.tsx";
import { StateTag } from "../content/StateTag.tsx";
import { SaveMark } from "../drafting/SaveMark.tsx";
import { useEntryDraft } from "../drafting/use-entry-draft.ts";
import { MenuForm } from "../menus/MenuForm.tsx";
import { Icon } from "../parts/Icon.tsx";
import { Page } from "../parts/Page.tsx";
import { EntrySide } from "./EntrySide.tsx";
import styles from "./EntryDesk.module.css";
import { EntryNotices } from "./EntryNotices.tsx";
import { stateOfEntry } from "./state-of-entry.ts";
import { PartTabs } from "./PartTabs.tsx";
import { titleOf } from "./fields/title-of.ts";

/** Writing on the left, publishing and facts on the right; on a phone one after the other. */
export function EntryDesk({ entry, bucket }: { entry: EditedEntry; bucket: DeskBucket }) {
  const used = useEntryDraft(entry);
  const [search, setSearch] = useSearchParams();
  const title = titleOf(entry, bucket.languageDefault);
  const state = stateOfEntry(entry);
  const part = search.get("part") ?? "common";
  return (
    <ListActs>
      <Page
        title={title}
        state={<StateTag {...state} />}
        actions={
          <>
            <SaveMark used={used} />
            {isComposed(entry.kind) && (
              <Button
                component={Link}
                to={`/content/${entry.id}/edit`}
                variant="default"
                leftSection={<Icon name="edit" size={16} />}
              >
                Edit the page
              </Button>
            )}
            <EntryMenu entry={{ id: entry.id, kind: entry.kind, title, ...state }} />
          </>
        }
      >
        <div className={styles.EntryDesk}>
          <div className={styles["EntryDesk-form"]}>
            <EntryNotices entry={entry} used={used} />
            {entry.kind === "custom_menu" ? (
              <MenuForm entry={entry} used={used} bucket={bucket} />
            ) : (
              <PartTabs
                kind={entry.kind}
                used={used}
                bucket={bucket}
                part={part}
                onPart={(chosen) => setSearch({ part: chosen }, { replace: true })}
              />
            )}
          </div>
          <EntrySide entry={entry} used={used} bucket={bucket} part={part} />
        </div>
      </Page>
    </ListActs>
  );
}
