import { imageUrl, imageWidths } from "@croupier/kit/image-url";

/**
 * A picture as a page draws it: plain data. Its address is said once, with a star where its width
 * stands: spelt out for every width it would be most of what a page carries.
 */
export type Picture = {
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Seen until the picture is there. */
  readonly colour?: string | undefined;
  /** What must stay in sight when it is cut, as shares of width and height. */
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined;
};

/** What the picture is of is said by `path`. */
export function pictureOf({
  path,
  ...picture
}: { readonly path: string } & Omit<Picture, "address">): Picture {
  return { address: imageUrl({ path, width: "*" }), ...picture };
}

/** The addresses of a picture as an image element takes them; nothing is drawn larger than it is. */
export function addressesOf({ address, width }: Pick<Picture, "address" | "width">): {
  readonly src: string;
  readonly srcSet: string;
} {
  const fitting = imageWidths.filter((one) => one <= width);
  const widths = fitting.length > 0 ? fitting : imageWidths.slice(0, 1);
  const addressAt = (one: number): string => address.replace("*", String(one));
  return {
    // For a browser that knows no sets: the size of a laptop's page.
    src: addressAt(widths.findLast((one) => one <= 1280) ?? imageWidths[0]),
    srcSet: widths.map((one) => `${addressAt(one)} ${one}w`).join(", "),
  };
}
