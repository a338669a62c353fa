import { Checkbox } from "@mantine/core";
import { languageName } from "../content/language-name.ts";
import { Icon } from "../parts/Icon.tsx";
import type { PublishablePart } from "./part-choice.ts";
import styles from "./PublishPanel.module.css";

/** What visitors would newly see, part by part; a part can be left as it is. */
export function PartChoice({
  parts,
  left,
  onLeave,
}: {
  parts: readonly PublishablePart[];
  left: ReadonlySet<string>;
  onLeave: (left: ReadonlySet<string>) => void;
}) {
  function toggle(part: string, isChosen: boolean): void {
    const next = new Set(left);
    if (isChosen) next.delete(part);
    else next.add(part);
    onLeave(next);
  }
  return (
    <fieldset className={styles["PublishPanel-parts"]}>
      <legend>What is published</legend>
      {parts.map((one) => (
        <div key={one.part} className={styles["PublishPanel-part"]}>
          {one.hasNews ? (
            <Checkbox
              label={nameOfPart(one.part)}
              checked={!left.has(one.part)}
              onChange={(event) => toggle(one.part, event.currentTarget.checked)}
            />
          ) : (
            <span className={styles["PublishPanel-same"]}>
              <Icon name="check" size={16} />
              {nameOfPart(one.part)}
            </span>
          )}
          <span
            className={styles["PublishPanel-state"]}
            data-tone={one.isUnfit ? "bad" : one.hasNews ? "news" : "good"}
          >
            {stateWords(one)}
          </span>
        </div>
      ))}
    </fieldset>
  );
}

const nameOfPart = (part: string): string => (part === "common" ? "Settings" : languageName(part));

function stateWords({ newest, published, hasNews, isUnfit }: PublishablePart): string {
  if (isUnfit) return "needs attention";
  if (!hasNews) return "as published";
  if (published === null) return "never published";
  return newest > published ? `${newest - published} newer` : "changed";
}
