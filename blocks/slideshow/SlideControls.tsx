import { classNames, IconButton } from "@croupier/ui";
import { iconPause, iconPlay } from "@croupier/ui/icons";
import { type CSSProperties, useSyncExternalStore } from "react";
import { useBlocksSite } from "../registry/site.context.ts";
import type { Slide } from "./resolved.ts";
import styles from "./SlideControls.module.css";

export type SlideControlsProps = {
  readonly slides: readonly Slide[];
  readonly place: number;
  readonly stopped: boolean;
  readonly seconds: number;
  readonly onChoose: (place: number) => void;
  readonly onTimeUp: () => void;
  readonly onStopOrPlay: () => void;
};

export function SlideControls({
  slides,
  place,
  stopped,
  seconds,
  onChoose,
  onTimeUp,
  onStopOrPlay,
}: SlideControlsProps) {
  const { words } = useBlocksSite();
  const away = useSyncExternalStore(watchTab, isTabHidden, () => false);
  return (
    <div
      className={classNames(
        styles["SlideControls"],
        styles[`SlideControls--${slides[place]?.veil}`],
        (stopped || away) && styles["SlideControls--still"],
      )}
      style={{ "--SlideControls-seconds": `${seconds}s` } as CSSProperties}
    >
      <ol className={styles["SlideControls-list"]}>
        {slides.map(({ id, label }, index) => (
          <li key={id} className={styles["SlideControls-item"]}>
            <button
              type="button"
              aria-current={index === place}
              className={styles["SlideControls-choose"]}
              onClick={() => onChoose(index)}
            >
              <span className={styles["SlideControls-bar"]} aria-hidden>
                {index === place && (
                  <span className={styles["SlideControls-time"]} onAnimationEnd={onTimeUp} />
                )}
              </span>
              <span className={styles["SlideControls-label"]}>{label}</span>
            </button>
          </li>
        ))}
      </ol>
      <IconButton
        className={styles["SlideControls-pause"]}
        icon={stopped ? iconPlay : iconPause}
        label={stopped ? words.slideshow.play : words.slideshow.pause}
        onClick={onStopOrPlay}
      />
    </div>
  );
}

function watchTab(changed: () => void): () => void {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}

function isTabHidden(): boolean {
  return document.hidden;
}
