import { PageTeaserCard } from "./PageTeaserCard.tsx";
import type { ArticleListData } from "./resolved.ts";
import type { ArticleListProps } from "./schema.ts";
import styles from "./View.module.css";

export function ArticleListView({
  title,
  resolved,
}: ArticleListProps & { resolved: ArticleListData }) {
  if (resolved.pages.length === 0) return null;
  return (
    <section className={styles["ArticleList"]}>
      <h2>{title}</h2>
      <ul className={styles["ArticleList-pages"]}>
        {resolved.pages.map((page) => (
          <li key={page.id}>
            <PageTeaserCard teaser={page} />
          </li>
        ))}
      </ul>
    </section>
  );
}
