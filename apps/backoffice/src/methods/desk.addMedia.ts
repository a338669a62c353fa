import { desk } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { refuseAtDesk, unknown } from "../desk/refuse-at-desk.ts";
import { presentMedium } from "../desk/present-medium.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskAddMedia({ content }: Services) {
  return method<typeof desk.addMedia, StaffSubject>(
    desk.addMedia,
    async ({ query, file, subject }) => {
      const { id: mediaId = uuidv7(), bucket, name, folder, alt } = query;
      const facts = (await content.listBuckets()).find((one) => one.bucket === bucket);
      if (facts === undefined) return unknown;
      const added = await content.addMedia({
        mediaId,
        bucket,
        name,
        folder,
        alt: { [facts.languageDefault]: alt },
        bytes: file,
        by: subject.staff.login,
      });
      return added.ok
        ? { status: 201, body: presentMedium(added.value) }
        : refuseAtDesk(added.refusal);
    },
  );
}
