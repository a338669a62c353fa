import { Button, classNames } from "@croupier/ui";
import { PictureImage } from "../picture/PictureImage.tsx";
import type { Slide } from "./resolved.ts";
import styles from "./SlideWords.module.css";

export type SlideWordsProps = {
  readonly slide: Slide;
  readonly first: boolean;
};

/** A slide without anything that moves: it stands as the server drew it. */
export function SlideWords({ slide, first }: SlideWordsProps) {
  const { title, text, action, secondAction, image, imageNarrow, veil } = slide;
  return (
    <div
      className={classNames(
        styles["SlideWords"],
        styles[`SlideWords--${veil}`],
        !image && styles["SlideWords--bare"],
      )}
    >
      {image && (
        <PictureImage
          picture={image}
          narrow={imageNarrow}
          sizes="(width >= 1440px) 1344px, 100vw"
          eager={first}
          decorative
          className={styles["SlideWords-picture"]}
        />
      )}
      <div className={styles["SlideWords-words"]}>
        <h2 className={styles["SlideWords-title"]}>{title}</h2>
        {text && <p className={styles["SlideWords-text"]}>{text}</p>}
        {(action ?? secondAction) && (
          <div className={styles["SlideWords-buttons"]}>
            {action && (
              <Button look="action" size="lg" href={action.link}>
                {action.text}
              </Button>
            )}
            {secondAction && (
              <Button
                look="ghost"
                size="lg"
                href={secondAction.link}
                className={styles["SlideWords-second"]}
              >
                {secondAction.text}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
