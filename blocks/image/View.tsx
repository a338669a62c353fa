import { PictureImage } from "../picture/PictureImage.tsx";
import type { ImageData } from "./resolved.ts";
import type { ImageProps } from "./schema.ts";
import styles from "./View.module.css";

export function ImageView({ caption, resolved }: ImageProps & { resolved: ImageData }) {
  return (
    <figure className={styles["Image"]}>
      <PictureImage
        picture={resolved.image}
        sizes="(width >= 992px) 900px, 100vw"
        className={styles["Image-picture"]}
      />
      {caption && <figcaption className={styles["Image-caption"]}>{caption}</figcaption>}
    </figure>
  );
}
