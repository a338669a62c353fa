import { desk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { showOnCanvas } from "../canvas/show-on-canvas.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskResolveBlocks({ readPublished, clock }: Services) {
  return method<typeof desk.resolveBlocks, StaffSubject>(
    desk.resolveBlocks,
    async ({ body: { bucket, onlooker, blocks } }) => {
      const snapshot = await readPublished(bucket);
      if (snapshot === undefined) return { ok: false, refusal: { code: "not_found" } };
      if (!snapshot.languages.includes(onlooker.language)) {
        return { ok: false, refusal: { code: "language_not_offered" } };
      }
      return { status: 200, body: showOnCanvas({ snapshot, onlooker, blocks, now: clock() }) };
    },
  );
}
