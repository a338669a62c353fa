import { documents } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function documentsVerificationUrl(services: Services) {
  return method<typeof documents.verificationUrl, PlayerSubject>(
    documents.verificationUrl,
    async ({ subject: { playerId }, query: { documentType } }) => {
      const url = await services.documents.verificationUrl({ playerId, documentType });
      return url.ok ? { status: 200, body: { url: url.value } } : url;
    },
  );
}
