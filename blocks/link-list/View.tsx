import { TextLink, VisuallyHidden } from "@croupier/ui";
import { useBlocksSite } from "../registry/site.context.ts";
import type { LinkListProps } from "./schema.ts";
import styles from "./View.module.css";

export function LinkListView({ title, links }: LinkListProps) {
  return (
    <section className={styles["LinkList"]}>
      {title && <h2 className={styles["LinkList-title"]}>{title}</h2>}
      <ul>
        {links.map((link, place) => (
          <li key={place}>
            <ListedLink {...link} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The arrow of a link to another site is drawn by its style: a reader hears the words. */
function ListedLink({ text, title, link, opensNewWindow }: LinkListProps["links"][number]) {
  const { leaves } = useBlocksSite().words;
  const isOutside = link.startsWith("https:");
  return (
    <TextLink
      look="standalone"
      href={link}
      title={title}
      rel={isOutside ? "external noreferrer" : undefined}
      target={opensNewWindow ? "_blank" : undefined}
      className={styles["LinkList-link"]}
    >
      {text}
      {isOutside && <VisuallyHidden>{` (${leaves})`}</VisuallyHidden>}
    </TextLink>
  );
}
