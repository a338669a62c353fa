import { TextLink } from "@croupier/ui";
import type { LinkListProps } from "./schema.ts";
import styles from "./View.module.css";

export function LinkListView({ title, links }: LinkListProps) {
  return (
    <section className={styles["LinkList"]}>
      {title && <h2 className={styles["LinkList-title"]}>{title}</h2>}
      <ul>
        {links.map(({ text, link }, place) => (
          <li key={place}>
            <TextLink look="standalone" href={link} className={styles["LinkList-link"]}>
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
