import { Button } from "@croupier/ui";
import type { CallToActionProps } from "./schema.ts";
import styles from "./View.module.css";

export function CallToActionView({ title, text, action }: CallToActionProps) {
  return (
    <section className={styles["CallToAction"]}>
      <div className={styles["CallToAction-words"]}>
        <h2>{title}</h2>
        <p className={styles["CallToAction-text"]}>{text}</p>
      </div>
      <Button look="action" size="lg" href={action.link}>
        {action.text}
      </Button>
    </section>
  );
}
