import { desk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { presentStaff } from "../desk/present-staff.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskCreateStaff({ oversight, clock }: Services) {
  return method<typeof desk.createStaff, StaffSubject>(
    desk.createStaff,
    async ({ body, subject }) => {
      const { email, dateOfBirth, ...login } = body;
      const made = await oversight.createStaff({
        ...login,
        person: { email, dateOfBirth },
        createdBy: subject.staff.id,
      });
      if (!made.ok) return made;
      const { password, ...staff } = made.value;
      const fresh = {
        ...staff,
        disabledAt: null,
        createdAt: clock(),
        hasDevice: false,
        isKnown: true,
      };
      return { status: 201, body: { ...presentStaff(fresh), password } };
    },
  );
}
