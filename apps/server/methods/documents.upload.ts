import { documents } from "@croupier/contracts";
import { isDocumentType } from "@croupier/players";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function documentsUpload(services: Services) {
  return method<typeof documents.upload, PlayerSubject>(
    documents.upload,
    async ({ subject: { playerId }, params: { documentType }, query, file }) => {
      if (!isDocumentType(documentType)) return { ok: false, refusal: { code: "not_found" } };
      const { kind, side } = query;
      const wish = { playerId, documentType, kind, side, bytes: file };
      const sent = await services.documents.upload(wish);
      if (!sent.ok) return sent;
      const { status, missingSides } = sent.value;
      return { status: 201, body: { documentType, status, missingSides: [...missingSides] } };
    },
  );
}
