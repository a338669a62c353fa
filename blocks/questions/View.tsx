import { Icon } from "@croupier/ui";
import { iconChevronDown } from "@croupier/ui/icons";
import { RichTextBody } from "../rich-text/RichTextBody.tsx";
import type { QuestionsProps } from "./schema.ts";
import styles from "./View.module.css";

/** Native disclosure: it opens without a script, and a search in the page finds what is closed. */
export function QuestionsView({ title, items }: QuestionsProps) {
  return (
    <section className={styles["Questions"]}>
      {title && <h2 className={styles["Questions-title"]}>{title}</h2>}
      <div>
        {items.map(({ question, answer }, place) => (
          <details key={place} className={styles["Questions-item"]}>
            <summary className={styles["Questions-question"]}>
              {question}
              <Icon shape={iconChevronDown} className={styles["Questions-sign"]} />
            </summary>
            <div className={styles["Questions-answer"]}>
              <RichTextBody body={answer} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
