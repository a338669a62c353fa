/** The widths a picture is made in; any other is refused, so that nobody fills the disk with sizes. */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;

export type ImageWidth = (typeof imageWidths)[number];

/** The qualities a picture is made in, refused otherwise for the same reason. */
export const imageQualities = [50, 60, 75, 85, 90] as const;

export const imageQualityDefault = 75;

/** Where a picture is served, made to a width and a quality. Its path is one segment, whatever it holds. */
export function imageUrl({
  path,
  width,
  quality = imageQualityDefault,
}: {
  readonly path: string;
  /** A star stands for a width that is put in later. */
  readonly width: ImageWidth | "*";
  readonly quality?: number;
}): string {
  return `/assets/_next/static/images/w${width}/q${quality}/${encodeURIComponent(path)}`;
}
