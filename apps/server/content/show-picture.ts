import { pictureOf, type Picture } from "@croupier/blocks/schema";
import type { View } from "@croupier/content";
import { mediaPath } from "@croupier/kit/media-path";

/** A picture of the house with every address made; undefined where it is none (any more). */
export function showPicture(view: View, id: string | undefined): Picture | undefined {
  const media = id === undefined ? undefined : view.mediaById(id);
  if (media === undefined) return undefined;
  return pictureOf({
    path: mediaPath(media),
    width: media.width,
    height: media.height,
    alt: media.altText,
    colour: media.colour,
    focalPoint: { x: media.focalX, y: media.focalY },
  });
}
