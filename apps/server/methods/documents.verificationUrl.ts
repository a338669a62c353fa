import { documents } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function documentsVerificationUrl(services: Services) {
  return method<typeof documents.verificationUrl, PlayerSubject>(
    documents.verificationUrl,
    async ({ subject: { playerId }, query: { documentType } }) => {
      const url = await services.documents.verificationUrl({ playerId, documentType });
      return url === undefined
        ? { ok: false, refusal: { code: "not_found" } }
        : { status: 200, body: { url } };
    },
  );
}
