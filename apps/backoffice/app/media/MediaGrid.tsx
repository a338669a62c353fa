import type { Medium } from "@croupier/contracts";
import { languageName } from "../content/language-name.ts";
import { pictureUrl } from "./media-calls.ts";
import styles from "./MediaGrid.module.css";

export function MediaGrid({
  items,
  chosen,
  onChoose,
  languages,
}: {
  items: readonly Medium[];
  chosen: string | undefined;
  onChoose: (medium: Medium) => void;
  languages: readonly string[];
}) {
  return (
    <ul className={styles.MediaGrid} aria-label="Pictures">
      {items.map((item) => {
        const missing = languages.filter((language) => (item.alt[language] ?? "") === "");
        return (
          <li key={item.id}>
            <button
              type="button"
              className={styles["MediaGrid-item"]}
              aria-pressed={item.id === chosen}
              onClick={() => onChoose(item)}
            >
              <img
                className={styles["MediaGrid-picture"]}
                src={pictureUrl(item, 384)}
                alt=""
                loading="lazy"
                style={{
                  backgroundColor: item.colour,
                  objectPosition: `${item.focalPoint.x * 100}% ${item.focalPoint.y * 100}%`,
                }}
              />
              <span className={styles["MediaGrid-name"]}>{item.name}</span>
              <span className={styles["MediaGrid-facts"]}>
                {missing.length === 0
                  ? `${item.width} × ${item.height}`
                  : `No text in ${missing.map(languageName).join(", ")}`}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
