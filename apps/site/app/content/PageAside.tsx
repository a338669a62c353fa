import { PictureImage } from "@croupier/blocks/view";
import { Link } from "@croupier/ui";

import { useSay } from "../language/Messages.context.tsx";
import type { ContentPage } from "../services.ts";
import styles from "./PageAside.module.css";

/** Fewer parts than these are seen at a glance. */
const outlineMin = 3;

export type PageAsideProps = Pick<ContentPage, "kind" | "outline" | "more">;

export function hasAside({ outline = [], more = [] }: PageAsideProps): boolean {
  return outline.length >= outlineMin || more.length > 0;
}

/** What stands beside a long page: its parts, or others of its kind. */
export function PageAside({ kind, outline = [], more = [] }: PageAsideProps) {
  const say = useSay();
  if (more.length > 0) {
    const title = kind === "promotion" ? "content.more.promotion" : "content.more.article";
    return (
      <aside className={styles["PageAside"]} aria-label={say(title)}>
        <h2 className={styles["PageAside-title"]}>{say(title)}</h2>
        <ul className={styles["PageAside-more"]}>
          {more.map((page) => (
            <li key={page.id}>
              <Link href={page.href} className={styles["PageAside-page"]}>
                <span className={styles["PageAside-cover"]}>
                  {page.cover && <PictureImage picture={page.cover} decorative sizes="96px" />}
                </span>
                <span>{page.title}</span>
              </Link>
            </li>
          ))}
        </ul>
      </aside>
    );
  }
  return (
    <nav className={styles["PageAside-parts"]} aria-label={say("content.outline")}>
      <h2 className={styles["PageAside-title"]}>{say("content.outline")}</h2>
      <ul className={styles["PageAside-outline"]}>
        {outline.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
