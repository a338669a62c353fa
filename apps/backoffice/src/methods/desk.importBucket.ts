import { desk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { refuseAtDesk } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskImportBucket({ content }: Services) {
  return method<typeof desk.importBucket, StaffSubject>(
    desk.importBucket,
    async ({ params, query, body, subject }) => {
      const dryRun = query.dryRun === "true";
      const request = { bucket: params.bucket, file: body, by: subject.staff.login };
      if (dryRun) {
        const would = await content.rehearseImport(request);
        if (!would.ok) return refuseAtDesk(would.refusal);
        const picturesMissing = [...would.value.picturesMissing];
        return { status: 200, body: { dryRun, ...would.value, picturesMissing } };
      }
      const taken = await content.importBucket(request);
      return taken.ok
        ? { status: 200, body: { dryRun, ...taken.value, picturesMissing: [] } }
        : refuseAtDesk(taken.refusal);
    },
  );
}
