import { useBrand } from "../site.ts";
import type { Picture } from "./brands.ts";

export interface HeroPictureProps {
  readonly className?: string | undefined;
  /** "first" is the largest thing of the page: asked for at once. "beside" is left out where it has no room. */
  readonly place: "first" | "beside";
}

/** The brand's painting: wide on a desk, cut to its subject on a phone. Its size is known ahead. */
export function HeroPicture({ className, place }: HeroPictureProps) {
  const { heroWide, heroNarrow } = useBrand();
  const first = place === "first";
  return (
    <picture>
      {first && <Sources picture={heroNarrow} media="(width <= 768px)" />}
      <Sources picture={heroWide} media={first ? undefined : besideTheForm} />
      <img
        className={className}
        src={first ? heroWide.webp : emptyPicture}
        width={heroWide.width}
        height={heroWide.height}
        alt=""
        fetchPriority={first ? "high" : "auto"}
        decoding={first ? "sync" : "async"}
      />
    </picture>
  );
}

/** Where the entrance has room for it: beside the form, or below it on an upright tablet. */
const besideTheForm = "(width >= 992px), (width >= 769px) and (height >= 900px)";

/** One transparent pixel, so that a phone asks for nothing where nothing is shown. */
const emptyPicture =
  "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

function Sources({ picture, media }: { picture: Picture; media?: string | undefined }) {
  const { avif, webp, width, height } = picture;
  return (
    <>
      <source srcSet={avif} type="image/avif" media={media} width={width} height={height} />
      <source srcSet={webp} type="image/webp" media={media} width={width} height={height} />
    </>
  );
}
