import { staff } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function staffSignOut({ oversight, staffCookie }: Services) {
  return method<typeof staff.signOut, StaffSubject>(staff.signOut, async (call) => {
    await oversight.signOut(call.subject.token);
    call.setCookie(staffCookie.take());
    return { status: 204, body: null };
  });
}
