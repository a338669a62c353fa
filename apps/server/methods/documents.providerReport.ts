import { documents } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

/** The raw body, because its signature is over the bytes that came. */
export function documentsProviderReport({ takeDocumentReport }: Services) {
  return method<typeof documents.providerReport, PlayerSubject>(
    documents.providerReport,
    async ({ params: { provider }, headers, file }) => {
      const taken = await takeDocumentReport({
        provider,
        body: file,
        signature: headers["x-payload-digest"],
        algorithm: headers["x-payload-digest-alg"],
      });
      return taken.ok ? { status: 204, body: null } : taken;
    },
  );
}
