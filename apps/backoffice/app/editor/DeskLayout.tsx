import { regions, type EntryKind, type Region } from "@croupier/contracts";
import { ActionIcon, Button, Switch, Tabs } from "@mantine/core";
import { Puck } from "@puckeditor/core";
import { useState } from "react";
import { Link } from "react-router";
import { languageName } from "../content/language-name.ts";
import { StateTag } from "../content/StateTag.tsx";
import type { PartData } from "../drafting/check-part.ts";
import { SaveMark } from "../drafting/SaveMark.tsx";
import { EntryNotices } from "../forms/EntryNotices.tsx";
import { Icon } from "../parts/Icon.tsx";
import { CanvasStage } from "./canvas/CanvasStage.tsx";
import { ConflictPanel } from "./conflict/ConflictPanel.tsx";
import styles from "./DeskLayout.module.css";
import type { DeskProps } from "./EditorDesk.tsx";
import type { Told } from "./hints/HintsPanel.tsx";
import { PublishMenu } from "./hints/PublishMenu.tsx";
import { PreviewBar } from "./preview/PreviewBar.tsx";
import { Palette } from "./tree/Palette.tsx";
import { RegionTree } from "./tree/RegionTree.tsx";
import { usePage } from "./tree/use-page.ts";
import { TruePage } from "./preview/TruePage.tsx";
import { SaveTemplate } from "./SaveTemplate.tsx";
import { SidePanel } from "./SidePanel.tsx";
import { UndoButtons } from "./undo/UndoButtons.tsx";

type Props = DeskProps & {
  readonly told: readonly Told[];
  /** Blocks that the chosen onlooker does not see. */
  readonly hidden: ReadonlySet<string>;
  readonly onScale: (scale: number) => void;
};

/** What an editor has before them: the page, what it is made of, and what can be done with it. */
export function DeskLayout(props: Props) {
  const { entry, bucket, used, part, language, onlooker, width, hidden } = props;
  const { onOnlooker, onWidth, onLanguage, onScale } = props;
  const [isTrue, setTrue] = useState(false);
  const languages = bucket.languages.map((value) => ({
    value,
    label:
      used.view.parts[value] === undefined
        ? `${languageName(value)}, missing`
        : languageName(value),
  }));
  return (
    <div ref={leaveRoomAbove} className={styles.Desk}>
      <Header {...props} />
      <EntryNotices entry={entry} used={used} />
      {part.state.is === "conflict" && (
        <ConflictPanel
          part={part}
          theirs={part.state.theirs}
          onSettle={(data) => used.draft.settle(language, data)}
        />
      )}
      <PreviewBar
        onlooker={onlooker}
        width={width}
        languages={languages}
        onChange={onOnlooker}
        onWidth={onWidth}
        onLanguage={onLanguage}
        zone={bucket.timeZone}
      >
        <Seen hidden={hidden} />
        <Switch
          label="The page as it is"
          checked={isTrue}
          onChange={({ currentTarget }) => setTrue(currentTarget.checked)}
        />
      </PreviewBar>
      <div className={styles["Desk-columns"]}>
        <LeftPanel {...props} />
        {isTrue ? (
          <TruePage
            entry={entry.id}
            onlooker={onlooker}
            pixels={width.pixels}
            used={used}
            version={part.basedOn}
          />
        ) : (
          <CanvasStage pixels={width.pixels} onScale={onScale}>
            <Puck.Preview />
          </CanvasStage>
        )}
        <SidePanel {...props} />
      </div>
    </div>
  );
}

/** What the page is made of, and what can be put on it. */
function LeftPanel({ entry, used, onlooker, hidden }: Props) {
  const [left, setLeft] = useState<string | null>("blocks");
  return (
    <nav className={styles["Desk-left"]} aria-label="Blocks">
      <Tabs value={left} onChange={setLeft} keepMounted={false}>
        <Tabs.List grow>
          <Tabs.Tab value="blocks">Blocks</Tabs.Tab>
          <Tabs.Tab value="add">Add</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="blocks" pt={10}>
          <RegionTree
            hidden={hidden}
            onlooker={onlooker}
            own={regionOf(entry.kind, used.view.parts["common"]?.working)}
            entry={entry.id}
          />
          <Button
            variant="subtle"
            size="sm"
            mt={8}
            leftSection={<Icon name="plus" size={16} />}
            onClick={() => setLeft("add")}
          >
            Add block
          </Button>
        </Tabs.Panel>
        <Tabs.Panel value="add" pt={10}>
          <Palette onAdded={() => setLeft("blocks")} />
        </Tabs.Panel>
      </Tabs>
    </nav>
  );
}

/** A page stands in the main content; a reusable block where its settings say, if anywhere. */
function regionOf(kind: EntryKind, common: PartData | undefined): Region | undefined {
  if (kind !== "content_block") return "mainContent";
  return regions.find((region) => region === common?.["region"]);
}

/** The console may say something above every page; the desk fills what is left of the window. */
function leaveRoomAbove(desk: HTMLElement | null): void {
  if (desk === null) return;
  const above = desk.getBoundingClientRect().top + window.scrollY;
  desk.style.setProperty("--above", `${above}px`);
}

function Header(props: Props) {
  const { entry, used, part, language } = props;
  const status = entry.parts[language];
  const title = String(part.working["title"] ?? "") || "Untitled";
  return (
    <header className={styles["Desk-bar"]}>
      <title>{`${title}, page editor · Croupier console`}</title>
      <ActionIcon
        component={Link}
        to={`/content/${entry.id}`}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label="Settings and texts"
      >
        <Icon name="back" />
      </ActionIcon>
      <h1 className={styles["Desk-title"]}>{title}</h1>
      <code className={styles["Desk-path"]}>{entry.paths[language]}</code>
      {status && <StateTag state={status.state} hasNewerDraft={status.hasNewerDraft} />}
      <SaveMark used={used} />
      <div className={styles["Desk-acts"]}>
        <UndoButtons />
        <SaveTemplate
          entry={entry}
          common={used.view.parts["common"]?.working ?? {}}
          words={part.working}
        />
        <PublishMenu {...props} />
      </div>
    </header>
  );
}

function Seen({ hidden }: { readonly hidden: ReadonlySet<string> }) {
  const content = usePage((page) => page.appState.data.content);
  const seen = content.filter(({ props }) => !hidden.has(String(props.id))).length;
  return (
    <span className={styles["Desk-seen"]}>
      <Icon name="eye" size={16} />
      {seen} of {content.length} blocks show
    </span>
  );
}
