import { documents } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function documentsStatus(services: Services) {
  return method<typeof documents.status, PlayerSubject>(
    documents.status,
    async ({ subject: { playerId }, query: { documentType } }) => {
      const status = await services.documents.status({ playerId, documentType });
      return { status: 200, body: { documentType, status } };
    },
  );
}
