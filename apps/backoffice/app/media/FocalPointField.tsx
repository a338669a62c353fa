import type { Medium } from "@croupier/contracts";
import { movedBy, pointAt, type FocalPoint } from "./focal-point.ts";
import styles from "./FocalPointField.module.css";
import { pictureUrl } from "./media-calls.ts";

const crops = [
  { label: "Wide", ratio: "16 / 9" },
  { label: "Square", ratio: "1 / 1" },
  { label: "Tall", ratio: "3 / 4" },
] as const;

/** What stays in sight when the picture is cut: by a click, or by arrow keys; the cuts beside it. */
export function FocalPointField({
  medium,
  point,
  onChange,
}: {
  medium: Medium;
  point: FocalPoint;
  onChange: (point: FocalPoint) => void;
}) {
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  return (
    <div className={styles.FocalPointField}>
      <button
        type="button"
        className={styles["FocalPointField-whole"]}
        aria-label={`Point of interest: ${percent(point.x)} from the left, ${percent(point.y)} from the top. Move it with the arrow keys.`}
        style={{ aspectRatio: `${medium.width} / ${medium.height}` }}
        onClick={(event) => {
          // A click that a key made has no place; the arrow keys are for those.
          if (event.detail === 0) return;
          onChange(pointAt(event.currentTarget.getBoundingClientRect(), event));
        }}
        onKeyDown={(event) => {
          const moved = movedBy(point, event);
          if (moved === undefined) return;
          event.preventDefault();
          onChange(moved);
        }}
      >
        <img
          className={styles["FocalPointField-picture"]}
          src={pictureUrl(medium, 960)}
          alt=""
          style={{ backgroundColor: medium.colour }}
        />
        <span
          className={styles["FocalPointField-point"]}
          style={{ insetInlineStart: percent(point.x), insetBlockStart: percent(point.y) }}
        />
      </button>
      <ul className={styles["FocalPointField-crops"]} aria-label="How it is cut">
        {crops.map(({ label, ratio }) => (
          <li key={label}>
            <img
              className={styles["FocalPointField-crop"]}
              src={pictureUrl(medium, 384)}
              alt=""
              style={{
                aspectRatio: ratio,
                objectPosition: `${percent(point.x)} ${percent(point.y)}`,
              }}
            />
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
