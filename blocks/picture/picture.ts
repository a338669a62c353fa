import { imageUrl, imageWidths } from "@croupier/kit/image-url";

/** A picture as a page draws it: plain data, every address already made. */
export type Picture = {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Seen until the picture is there. */
  readonly colour?: string | undefined;
  /** What must stay in sight when it is cut, as shares of width and height. */
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined;
};

/** What the picture is of is said by `path`; nothing is ever drawn larger than it is. */
export function pictureOf({
  path,
  ...picture
}: { readonly path: string } & Omit<Picture, "src" | "srcSet">): Picture {
  const fitting = imageWidths.filter((width) => width <= picture.width);
  const widths = fitting.length > 0 ? fitting : imageWidths.slice(0, 1);
  const srcSet = widths.map((width) => `${imageUrl({ path, width })} ${width}w`).join(", ");
  // For a browser that knows no sets: the size of a laptop's page.
  const width = widths.findLast((width) => width <= 1280) ?? imageWidths[0];
  return { ...picture, src: imageUrl({ path, width }), srcSet };
}
