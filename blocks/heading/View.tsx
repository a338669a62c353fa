import styles from "./View.module.css";
import type { HeadingProps } from "./schema.ts";

/** Its id is the block's, so that a link can lead to it. */
export function HeadingView({ id, text, level, lead }: HeadingProps) {
  const Level = `h${level}` as const;
  return (
    <div className={styles["Heading"]}>
      <Level id={id} className={styles[`Heading-words--${level}`]}>
        {text}
      </Level>
      {lead && <p className={styles["Heading-lead"]}>{lead}</p>}
    </div>
  );
}
