import { desk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { regionsOf } from "../canvas/regions-of.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskRegions({ content, clock }: Services) {
  return method<typeof desk.regions, StaffSubject>(
    desk.regions,
    async ({ body: { bucket, onlooker } }) => {
      const snapshot = await content.readSnapshot(bucket);
      if (snapshot === undefined) return { ok: false, refusal: { code: "not_found" } };
      if (!snapshot.languages.includes(onlooker.language)) {
        return { ok: false, refusal: { code: "language_not_offered" } };
      }
      const items = [...regionsOf({ snapshot, onlooker, now: clock() })];
      return { status: 200, body: { items } };
    },
  );
}
