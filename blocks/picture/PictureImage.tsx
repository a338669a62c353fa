import { classNames } from "@croupier/ui";
import { addressesOf, type Picture } from "./picture.ts";
import styles from "./PictureImage.module.css";

export type PictureImageProps = {
  readonly picture: Picture;
  /** Cut for a phone; where it is absent the one picture serves both. */
  readonly narrow?: Picture | undefined;
  /** How wide it is shown, in the words of the `sizes` attribute. */
  readonly sizes: string;
  /** The largest thing of a page must not wait until it is scrolled to. */
  readonly eager?: boolean;
  /** Beside words that say the same, a picture is passed over by those who listen. */
  readonly decorative?: boolean;
  readonly className?: string | undefined;
};

/** A picture that takes its room before it is there, in its own colour. */
export function PictureImage({
  picture,
  narrow,
  sizes,
  eager = false,
  decorative = false,
  className,
}: PictureImageProps) {
  const { width, height, alt, colour, focalPoint } = picture;
  const image = (
    <img
      className={classNames(styles["PictureImage"], className)}
      style={{
        backgroundColor: colour,
        objectPosition: focalPoint && `${focalPoint.x * 100}% ${focalPoint.y * 100}%`,
      }}
      {...addressesOf(picture)}
      sizes={sizes}
      width={width}
      height={height}
      alt={decorative ? "" : alt}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
    />
  );
  if (narrow === undefined) return image;
  return (
    <picture className={styles["PictureImage-frame"]}>
      <source
        media="(width <= 768px)"
        srcSet={addressesOf(narrow).srcSet}
        sizes="100vw"
        width={narrow.width}
        height={narrow.height}
      />
      {image}
    </picture>
  );
}
