import { Button, classNames } from "@croupier/ui";
import { PictureImage } from "../picture/PictureImage.tsx";
import { RichTextBody } from "../rich-text/RichTextBody.tsx";
import type { FeatureData } from "./resolved.ts";
import type { FeatureProps } from "./schema.ts";
import styles from "./View.module.css";

export function FeatureView({
  title,
  body,
  side,
  action,
  resolved,
}: FeatureProps & { resolved: FeatureData }) {
  return (
    <section className={styles["Feature"]}>
      <div className={classNames(styles["Feature-row"], styles[`Feature-row--${side}`])}>
        <div className={styles["Feature-words"]}>
          <h2>{title}</h2>
          <RichTextBody body={body} />
          {action && <Button href={action.link}>{action.text}</Button>}
        </div>
        {resolved.image && (
          <PictureImage
            picture={resolved.image}
            sizes="(width >= 992px) 620px, 100vw"
            className={styles["Feature-picture"]}
          />
        )}
      </div>
    </section>
  );
}
