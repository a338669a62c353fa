import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { UsedDraft } from "../../drafting/use-entry-draft.ts";
import { Answer } from "../../parts/Answer.tsx";
import { Waiting } from "../../parts/Waiting.tsx";
import { preview } from "../calls.ts";
import { CanvasStage } from "../canvas/CanvasStage.tsx";
import type { Onlooker } from "./onlooker.ts";
import styles from "./TruePage.module.css";

type Props = {
  readonly entry: string;
  readonly onlooker: Onlooker;
  readonly pixels: number;
  readonly used: UsedDraft;
  /** The newest version that is saved: another one is another page. */
  readonly version: number;
};

/** The site itself, header and footer and all, with this draft in it: what a visitor would get. */
export function TruePage({ entry, onlooker, pixels, used, version }: Props) {
  const [isSaved, setSaved] = useState(false);
  const link = useQuery({ ...preview(entry, onlooker), enabled: isSaved });

  // The site shows what is saved, so what is typed is saved first.
  useEffect(() => {
    void used.draft.flush().then(() => setSaved(true));
  }, [used.draft]);

  return (
    <CanvasStage pixels={pixels}>
      <Answer query={link} loading={<Waiting rows={5} what="the page" />}>
        {({ url }) => (
          <>
            <iframe
              key={`${url} ${version}`}
              src={url}
              title="The page as its visitors see it"
              // The site is another origin: it may be itself in there, and nothing of the console.
              // oxlint-disable-next-line react/iframe-missing-sandbox
              sandbox="allow-scripts allow-same-origin"
              className={styles.TruePage}
            />
            <a className={styles["TruePage-open"]} href={url} target="_blank" rel="noreferrer">
              Open it in a tab of its own
            </a>
          </>
        )}
      </Answer>
    </CanvasStage>
  );
}
