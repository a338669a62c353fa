import { desk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function deskPreviewLink({ content, previewLink, clock }: Services) {
  return method<typeof desk.previewLink, StaffSubject>(
    desk.previewLink,
    async ({ body: { entry: entryId, parts = {}, onlooker } }) => {
      const entry = await content.readEntry(entryId);
      const buckets = await content.listBuckets();
      const bucket = buckets.find((one) => one.bucket === entry?.bucket);
      if (bucket === undefined) return { ok: false, refusal: { code: "not_found" } };
      const { audience, hasPlayed, place, device, language, moment } = onlooker;
      if (!bucket.languages.includes(language)) {
        return { ok: false, refusal: { code: "language_not_offered" } };
      }
      const link = await previewLink({
        bucket: bucket.bucket,
        entryId,
        parts,
        onlooker: {
          signedIn: audience === "loggedIn",
          hasPlayed,
          place,
          device,
          language,
          moment: moment ?? clock().toISOString(),
        },
      });
      if (link === undefined) return { ok: false, refusal: { code: "not_found" } };
      const { url, expiresAt } = link;
      return { status: 200, body: { url, expiresAt: expiresAt.toISOString() } };
    },
  );
}
