import type { DeskBucket, EditedEntry } from "@croupier/contracts";
import { Select, Tabs } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { languageName } from "../content/language-name.ts";
import type { UsedDraft } from "../drafting/use-entry-draft.ts";
import { Waiting } from "../parts/Waiting.tsx";
import { PublishPanel } from "../publishing/PublishPanel.tsx";
import styles from "./EntryDesk.module.css";
import { EntryFacts } from "./EntryFacts.tsx";

/** They know what every block is called, which is much to load for whoever only publishes. */
const VersionsPanel = lazy(async () => ({
  default: (await import("../editor/history/VersionsPanel.tsx")).VersionsPanel,
}));
const TalkPanel = lazy(async () => ({
  default: (await import("../editor/history/TalkPanel.tsx")).TalkPanel,
}));

type Props = { entry: EditedEntry; used: UsedDraft; bucket: DeskBucket; part: string };

/** Beside the form: showing it, what was, and what is said about it. */
export function EntrySide({ entry, used, bucket, part }: Props) {
  return (
    <aside className={styles["EntryDesk-side"]} aria-label="Publishing, versions and talk">
      <Tabs defaultValue="publish" keepMounted={false}>
        <Tabs.List grow>
          <Tabs.Tab value="publish">Publish</Tabs.Tab>
          <Tabs.Tab value="versions">Versions</Tabs.Tab>
          <Tabs.Tab value="talk">Talk</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="publish" className={styles["EntryDesk-panel"] ?? ""}>
          {entry.deletedAt === null && <PublishPanel entry={entry} used={used} bucket={bucket} />}
          <EntryFacts entry={entry} />
        </Tabs.Panel>
        <Tabs.Panel value="versions" className={styles["EntryDesk-panel"] ?? ""}>
          <Versions key={part} {...{ entry, used, bucket, part }} />
        </Tabs.Panel>
        <Tabs.Panel value="talk" className={styles["EntryDesk-panel"] ?? ""}>
          <Suspense fallback={<Waiting rows={3} what="what was said" />}>
            <TalkPanel
              entry={entry.id}
              bucket={entry.bucket}
              part={part}
              number={entry.parts[part]?.latest ?? 1}
            />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </aside>
  );
}

/** Of the part that is written at the moment, until somebody asks for another. */
function Versions({ entry, used, part }: Props) {
  const [asked, setAsked] = useState(part);
  const written = Object.keys(entry.parts);
  const shown = written.includes(asked) ? asked : "common";
  return (
    <>
      <Select
        aria-label="Versions of"
        allowDeselect={false}
        data={written.map((value) => ({ value, label: nameOfPart(value) }))}
        value={shown}
        onChange={(chosen) => setAsked(chosen ?? part)}
      />
      <Suspense fallback={<Waiting rows={4} what="the versions" />}>
        <VersionsPanel
          entry={entry.id}
          part={shown}
          published={entry.parts[shown]?.published ?? null}
          used={used}
        />
      </Suspense>
    </>
  );
}

const nameOfPart = (part: string): string => (part === "common" ? "Settings" : languageName(part));
