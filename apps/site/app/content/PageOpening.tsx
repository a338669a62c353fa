import { PictureImage } from "@croupier/blocks/view";
import { Link, Time } from "@croupier/ui";

import { useSay } from "../language/Messages.context.tsx";
import type { ContentPage } from "../services.ts";
import styles from "./PageOpening.module.css";

export type PageOpeningProps = Pick<
  ContentPage,
  "title" | "kind" | "description" | "cover" | "publishedOn" | "trail"
>;

/** What a page begins with: where it stands, its title, and for what is told also lead and picture. */
export function PageOpening({
  title,
  kind,
  description,
  cover,
  publishedOn,
  trail = [],
}: PageOpeningProps) {
  const say = useSay();
  const isTold = kind === "article" || kind === "promotion";
  return (
    <div className={styles["PageOpening"]}>
      <div className={styles["PageOpening-words"]}>
        {trail.length > 0 && (
          <nav aria-label={say("content.trail")}>
            <ol className={styles["PageOpening-trail"]}>
              {trail.map(({ text, href }) => (
                <li key={href}>
                  <Link href={href}>{text}</Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <h1 className={styles["PageOpening-title"]}>{title}</h1>
        {isTold && description && <p className={styles["PageOpening-lead"]}>{description}</p>}
        {publishedOn && (
          <p className={styles["PageOpening-date"]}>
            <Time at={publishedOn} show="date" />
          </p>
        )}
      </div>
      {cover && (
        <PictureImage
          picture={cover}
          eager
          decorative
          sizes="(width >= 992px) 560px, 100vw"
          className={styles["PageOpening-cover"]}
        />
      )}
    </div>
  );
}
