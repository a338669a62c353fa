import { loadEveryView } from "@croupier/blocks/view";
import type { DeskBucket, EditedEntry } from "@croupier/contracts";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import { buckets, entryQuery } from "../content/calls.ts";
import { isComposed } from "../content/kind-words.ts";
import { languageName } from "../content/language-name.ts";
import { useEntryDraft } from "../drafting/use-entry-draft.ts";
import { Answer } from "../parts/Answer.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { admitStyles } from "./canvas/admit-styles.ts";
import { dressPuck } from "./canvas/puck-styles.ts";
import styles from "./DeskLayout.module.css";
import { EditorDesk } from "./EditorDesk.tsx";
import { desktop, firstOnlooker, phone } from "./preview/onlooker.ts";

/** `/content/:entry/edit`: the page as its visitors see it, and everything to change it with. */
export function PageEditor() {
  const { entry: id = "" } = useParams();
  const entry = useQuery(entryQuery(id));
  const { data: all } = useQuery(buckets);
  const isReady = useCanvasViews();
  const bucket = all?.find(({ bucket }) => bucket === entry.data?.bucket);
  const waiting = <Waiting rows={6} what="the page" />;
  return (
    <Answer query={entry} loading={waiting}>
      {(edited) => {
        if (!isComposed(edited.kind)) return <NoBlocks id={id} />;
        if (bucket === undefined || !isReady) return waiting;
        return <EditedPage key={edited.id} entry={edited} bucket={bucket} />;
      }}
    </Answer>
  );
}

/** Views of blocks are fetched when one is seen; a canvas sees them all, and their styles with them. */
function useCanvasViews(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const takeBack = [admitStyles(document), dressPuck()];
    void loadEveryView().then(() => setReady(true));
    return () => takeBack.forEach((undo) => undo());
  }, []);
  return isReady;
}

function NoBlocks({ id }: { id: string }) {
  return (
    <Notice icon="page" tone="quiet" title="There are no blocks here">
      This is written in a form. <Link to={`/content/${id}`}>Open the form</Link>
    </Notice>
  );
}

function EditedPage({ entry, bucket }: { entry: EditedEntry; bucket: DeskBucket }) {
  const used = useEntryDraft(entry);
  const [search, setSearch] = useSearchParams();
  const asked = search.get("language");
  const language = bucket.languages.find((one) => one === asked) ?? bucket.languageDefault;
  const [onlooker, setOnlooker] = useState(() => firstOnlooker(language));
  const [width, setWidth] = useState(widthThatFits);
  const part = used.view.parts[language];
  const chooseLanguage = (next: string) => setSearch({ language: next }, { replace: true });

  if (part === undefined) {
    const written = bucket.languages.filter((one) => used.view.parts[one] !== undefined);
    return (
      <NotWritten
        language={language}
        written={written}
        onChoose={chooseLanguage}
        onBegin={(from) =>
          used.draft.type(
            language,
            from === undefined ? emptyPage : (used.view.parts[from]?.working ?? emptyPage),
          )
        }
      />
    );
  }
  return (
    <EditorDesk
      // Another language is another page; so is one that came from elsewhere while this one was open.
      key={language}
      entry={entry}
      bucket={bucket}
      used={used}
      part={part}
      language={language}
      onlooker={{ ...onlooker, language, device: width.device }}
      width={width}
      onOnlooker={setOnlooker}
      onWidth={setWidth}
      onLanguage={chooseLanguage}
    />
  );
}

/** A page drawn too small says nothing, so a small window begins with a phone. */
const widthThatFits = () => (window.innerWidth < 1200 ? phone : desktop);

const emptyPage = { title: "", blocks: [] };

/** A language nobody wrote the page in yet: begun with nothing, or with what another one says. */
function NotWritten({
  language,
  written,
  onChoose,
  onBegin,
}: {
  readonly language: string;
  readonly written: readonly string[];
  readonly onChoose: (language: string) => void;
  readonly onBegin: (from: string | undefined) => void;
}) {
  return (
    <section className={styles["Desk-unwritten"]}>
      <h1>This page is not written in {languageName(language)} yet</h1>
      <p>Until it is, its visitors read another language.</p>
      <div>
        {written.map((one) => (
          <Button key={one} onClick={() => onBegin(one)}>
            Begin with the {languageName(one)}
          </Button>
        ))}
        <Button variant="default" onClick={() => onBegin(undefined)}>
          Begin with nothing
        </Button>
        {written.map((one) => (
          <Button key={one} variant="subtle" onClick={() => onChoose(one)}>
            Back to {languageName(one)}
          </Button>
        ))}
      </div>
    </section>
  );
}
