import { type ReactNode, useId, useRef } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { iconChevronLeft, iconChevronRight } from "../icon/icon-shapes.ts";
import { TextLink } from "../link/TextLink.tsx";
import { railFits } from "./rail-fits.ts";
import styles from "./Rail.module.css";

export type RailProps = {
  title: string;
  note?: ReactNode;
  all?: { label: string; href: string };
  // What the two arrows say. A mouse without a sideways wheel needs them; fingers do not.
  words: { back: string; on: string };
  media?: "tall" | "wide";
  items: readonly { id: string; card: ReactNode }[];
};

export function Rail({ title, note, all, words, media = "tall", items }: RailProps) {
  const titleId = useId();
  const track = useRef<HTMLUListElement>(null);
  const overflows = items.length > railFits[media];

  function scroll(pages: 1 | -1) {
    const list = track.current;
    if (!list) return;
    const forward = getComputedStyle(list).direction === "rtl" ? -1 : 1;
    list.scrollBy({ left: pages * forward * list.clientWidth * 0.9, behavior: "smooth" });
  }

  return (
    <section aria-labelledby={titleId} className={styles["Rail"]}>
      <header className={styles["Rail-head"]}>
        <h2 id={titleId} className={styles["Rail-title"]}>
          {title}
        </h2>
        {note && <p className={styles["Rail-note"]}>{note}</p>}
        {all && (
          <TextLink look="standalone" href={all.href} className={styles["Rail-all"]}>
            {all.label}
          </TextLink>
        )}
        {overflows && (
          <span className={styles["Rail-arrows"]}>
            <IconButton
              icon={iconChevronLeft}
              directional
              label={words.back}
              onClick={() => scroll(-1)}
            />
            <IconButton
              icon={iconChevronRight}
              directional
              label={words.on}
              onClick={() => scroll(1)}
            />
          </span>
        )}
      </header>
      <ul
        ref={track}
        className={classNames(
          styles["Rail-track"],
          styles[`Rail-track--${media}`],
          media === "wide" && items.length === 3 && styles["Rail-track--three"],
        )}
      >
        {items.map(({ id, card }) => (
          <li key={id} className={styles["Rail-item"]}>
            {card}
          </li>
        ))}
      </ul>
    </section>
  );
}
