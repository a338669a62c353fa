import { desk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { refuseAtDesk } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskBringPicture({ content }: Services) {
  return method<typeof desk.bringPicture, StaffSubject>(
    desk.bringPicture,
    async ({ params: { bucket }, file, subject }) => {
      const brought = await content.bringPicture({ bucket, bytes: file, by: subject.staff.login });
      return brought.ok ? { status: 201, body: brought.value } : refuseAtDesk(brought.refusal);
    },
  );
}
