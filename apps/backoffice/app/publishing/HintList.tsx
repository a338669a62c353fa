import type { OpenHint } from "@croupier/contracts";
import { languageName } from "../content/language-name.ts";
import styles from "./HintList.module.css";
import { sentenceOfHint } from "./sentence-of-hint.ts";

/** As many as somebody reads at once; the page itself shows them all. */
const namedMax = 5;

/** What visitors must not see, language by language. */
export function HintList({ hints }: { hints: readonly OpenHint[] }) {
  return (
    <ul className={styles.HintList} aria-label="What keeps it back">
      {hints.slice(0, namedMax).map((hint, at) => (
        <li key={at}>
          <b>{languageName(hint.part)}:</b> {sentenceOfHint(hint)}
        </li>
      ))}
      {hints.length > namedMax && <li>And {hints.length - namedMax} more.</li>}
    </ul>
  );
}
