import type { DeskBucket, EditedEntry } from "@croupier/contracts";
import { useComputedColorScheme } from "@mantine/core";
import { Puck, type Data } from "@puckeditor/core";
import { useEffect, useMemo, useRef, useState } from "react";
import type { PartData } from "../drafting/check-part.ts";
import type { OpenedPart } from "../drafting/entry-draft.ts";
import { isSameData } from "../drafting/is-same-data.ts";
import type { UsedDraft } from "../drafting/use-entry-draft.ts";
import { CanvasFactsProvider } from "./canvas/canvas-facts.context.ts";
import { canvasConfig } from "./canvas/canvas-config.tsx";
import { CanvasFrame } from "./canvas/CanvasFrame.tsx";
import { blocksIn, pageOf, wordsIn } from "./blocks/page-words.ts";
import { DeskLayout } from "./DeskLayout.tsx";
import { FieldsProvider } from "./fields/fields.context.ts";
import { tellOfPage } from "./hints/tell-of-page.ts";
import type { CanvasWidth, Onlooker } from "./preview/onlooker.ts";
import { createActs } from "./undo/acts.ts";
import { ActsContext } from "./undo/acts.context.ts";
import { useCanvas } from "./use-canvas.ts";

export type DeskProps = {
  readonly entry: EditedEntry;
  readonly bucket: DeskBucket;
  readonly used: UsedDraft;
  readonly part: OpenedPart;
  readonly language: string;
  readonly onlooker: Onlooker;
  readonly width: CanvasWidth;
  readonly onOnlooker: (onlooker: Onlooker) => void;
  readonly onWidth: (width: CanvasWidth) => void;
  readonly onLanguage: (language: string) => void;
};

/** Puck around one language of a page: it holds the page while it is edited, the draft keeps it. */
export function EditorDesk(props: DeskProps) {
  const { entry, bucket, used, part, language, onlooker } = props;
  const theme = useComputedColorScheme("dark");
  const [scale, setScale] = useState(1);
  const { session, hear } = useSession(part, (data) => used.draft.type(language, data));
  const blocks = blocksIn(part.working);
  const { answer, shown, closed } = useCanvas({ bucket: bucket.bucket, onlooker, blocks });
  const missing = useMemo(
    () => bucket.languages.filter((one) => used.view.parts[one] === undefined),
    [bucket.languages, used.view.parts],
  );
  const { working: words } = part;
  const told = useMemo(
    () => tellOfPage({ language, words, answer, missing }),
    [language, words, answer, missing],
  );
  const title = entry.kind === "functional" ? undefined : String(part.working["title"] ?? "");
  const facts = useMemo(
    () => ({
      shown,
      closed,
      title: entry.kind === "content_block" ? undefined : title,
      language,
      brandCode: bucket.brandCode,
      theme,
      scale,
    }),
    [shown, closed, title, language, bucket.brandCode, theme, scale, entry.kind],
  );
  const { bucket: name, timeZone: zone } = bucket;
  const place = useMemo(() => ({ bucket: name, language, zone }), [name, language, zone]);
  return (
    <CanvasFactsProvider value={facts}>
      <FieldsProvider value={place}>
        <ActsContext value={session.acts}>
          <Puck
            key={session.number}
            config={canvasConfig}
            data={session.page}
            onChange={hear}
            onAction={session.acts.hear}
            overrides={overrides}
            iframe={{ enabled: true, syncHostStyles: false, waitForStyles: false }}
          >
            <DeskLayout {...props} told={told} hidden={new Set(closed.keys())} onScale={setScale} />
          </Puck>
        </ActsContext>
      </FieldsProvider>
    </CanvasFactsProvider>
  );
}

const overrides = { iframe: CanvasFrame };

/**
 * Puck takes a page once and keeps it. What comes from elsewhere (a restored version, another tab, the
 * end of a conflict) is another session; what Puck itself said is not heard again.
 */
function useSession(part: OpenedPart, onType: (data: PartData) => void) {
  const [session, setSession] = useState(() => openSession(0, part));
  const last = useRef(part.working);

  useEffect(() => {
    if (part.working === last.current) return;
    const isOwn = isSameData(part.working, last.current);
    last.current = part.working;
    if (isOwn) return;
    setSession(({ number }) => openSession(number + 1, part));
  }, [part]);

  function hear(data: Data): void {
    const words = wordsIn(data);
    if (isSameData(words, last.current)) return;
    last.current = words;
    onType(words);
  }
  return { session, hear };
}

/** The steps back begin anew: those of before would lead to what is gone. */
const openSession = (number: number, { working }: OpenedPart) => ({
  number,
  page: pageOf(working),
  acts: createActs(),
});
