import type { ListedEntry } from "@croupier/contracts";
import { VisuallyHidden } from "@mantine/core";
import { languageMark, languageName } from "./language-name.ts";
import { stateOfPart } from "./state-of-part.ts";
import styles from "./PartMarks.module.css";

/** How far each language of an entry is: a quiet row of marks, and a sentence for each. */
export function PartMarks({
  parts,
  languages,
}: {
  parts: ListedEntry["parts"];
  languages: readonly string[];
}) {
  return (
    <ul className={styles.PartMarks}>
      {languages.map((language) => {
        const { mark, words } = stateOfPart(parts.find(({ part }) => part === language));
        const sentence = `${languageName(language)}: ${words}`;
        return (
          <li key={language} className={styles["PartMarks-one"]} data-mark={mark} title={sentence}>
            <span aria-hidden="true">{languageMark(language)}</span>
            <VisuallyHidden>{sentence}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
