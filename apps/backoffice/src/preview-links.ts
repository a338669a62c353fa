import type { Content, PreviewTicket } from "@croupier/content";
import type { Clock } from "@croupier/kit/time";
import type { Keyring } from "@croupier/players";
import { createPreviewLinks, siteOriginOf, type PreviewLink } from "@croupier/server/preview";

export type DeskPreview = Omit<PreviewTicket, "expiresAt">;

/** The origin of every brand's site. */
export function createSiteList({
  content,
  siteOrigin,
}: {
  readonly content: Pick<Content, "listBrandHosts">;
  readonly siteOrigin: string;
}): () => Promise<readonly string[]> {
  return async () => {
    const brands = await content.listBrandHosts();
    return [...new Set(brands.map(({ hosts }) => siteOriginOf(siteOrigin, hosts)))];
  };
}

/** Where staff see a draft on the site of its own brand; undefined for a bucket there is none of. */
export function createDeskPreviews({
  content,
  keyring,
  clock,
  siteOrigin,
}: {
  readonly content: Pick<Content, "listBuckets" | "listBrandHosts">;
  readonly keyring: Keyring;
  readonly clock: Clock;
  readonly siteOrigin: string;
}): (wish: DeskPreview) => Promise<PreviewLink | undefined> {
  const link = createPreviewLinks({ keyring, clock });
  return async (wish) => {
    const buckets = await content.listBuckets();
    const brandCode = buckets.find(({ bucket }) => bucket === wish.bucket)?.brandCode;
    const brands = await content.listBrandHosts();
    const hosts = brands.find((brand) => brand.brandCode === brandCode)?.hosts;
    return hosts && link({ ...wish, origin: siteOriginOf(siteOrigin, hosts) });
  };
}
