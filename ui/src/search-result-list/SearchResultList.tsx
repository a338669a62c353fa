import type { ReactNode } from "react";
import { Link } from "../link/Link.tsx";
import styles from "./SearchResultList.module.css";
import { splitMatches } from "./split-matches.ts";

const resultsMax = 8;

export type SearchResult = {
  id: string;
  title: string;
  href: string;
  image?: string | undefined;
  // Alternative text; without it the picture only decorates.
  imageAlt?: string;
  detail?: ReactNode;
  // A short fact at the end of the row: the return to player.
  fact?: ReactNode;
  // A button beside the row, where there is room.
  action?: ReactNode;
};

export type SearchResultListProps = {
  label: string;
  query: string;
  results: readonly SearchResult[];
  // The one that Enter in the field opens.
  chosen?: string | undefined;
};

// Eight answers are enough to choose from; the letters that matched are marked.
export function SearchResultList({ label, query, results, chosen }: SearchResultListProps) {
  return (
    <ul aria-label={label} className={styles["SearchResultList"]}>
      {results
        .slice(0, resultsMax)
        .map(({ id, title, href, image, imageAlt = "", detail, fact, action }) => (
          <li key={id} className={styles["SearchResultList-item"]}>
            <Link
              href={href}
              className={styles["SearchResultList-row"]}
              aria-current={id === chosen ? "true" : undefined}
            >
              {image && (
                <img
                  className={styles["SearchResultList-image"]}
                  src={image}
                  alt={imageAlt}
                  width={54}
                  height={72}
                  loading="lazy"
                />
              )}
              <span className={styles["SearchResultList-words"]}>
                <span className={styles["SearchResultList-title"]}>
                  {splitMatches(title, query).map(({ text, match }, place) =>
                    match ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
                  )}
                </span>
                {detail && <span className={styles["SearchResultList-detail"]}>{detail}</span>}
              </span>
              {fact && <span className={styles["SearchResultList-fact"]}>{fact}</span>}
            </Link>
            {action && <span className={styles["SearchResultList-action"]}>{action}</span>}
          </li>
        ))}
    </ul>
  );
}
