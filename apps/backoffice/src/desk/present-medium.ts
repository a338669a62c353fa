import type { StoredMedia } from "@croupier/content";
import type { Medium } from "@croupier/contracts";
import { mediaPath } from "@croupier/kit/media-path";

export function presentMedium({ mediaId, writtenAt, ...media }: StoredMedia): Medium {
  return {
    ...media,
    id: mediaId,
    alt: { ...media.alt },
    focalPoint: { ...media.focalPoint },
    src: mediaPath({ ...media, id: mediaId }),
    writtenAt: writtenAt.toISOString(),
  };
}
