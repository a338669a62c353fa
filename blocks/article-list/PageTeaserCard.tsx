import { Link, Time } from "@croupier/ui";
import { PictureImage } from "../picture/PictureImage.tsx";
import styles from "./PageTeaserCard.module.css";
import type { PageTeaser } from "./resolved.ts";

/** A page announced: one link, its picture beside words that say the same. */
export function PageTeaserCard({ teaser }: { teaser: PageTeaser }) {
  const { title, description, href, cover, publishedOn } = teaser;
  return (
    <Link href={href} className={styles["PageTeaser"]}>
      <span className={styles["PageTeaser-cover"]}>
        {cover && (
          <PictureImage
            picture={cover}
            decorative
            sizes="(width >= 992px) 420px, (width >= 769px) 50vw, 100vw"
            className={styles["PageTeaser-picture"]}
          />
        )}
      </span>
      <span className={styles["PageTeaser-words"]}>
        <strong className={styles["PageTeaser-title"]}>{title}</strong>
        {description && <span className={styles["PageTeaser-text"]}>{description}</span>}
        {publishedOn && (
          <span className={styles["PageTeaser-date"]}>
            <Time at={publishedOn} show="date" />
          </span>
        )}
      </span>
    </Link>
  );
}
