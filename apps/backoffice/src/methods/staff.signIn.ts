import { staff } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { presentEntered } from "../desk/present-staff.ts";
import type { Services, StaffSubject } from "../services.ts";

export function staffSignIn({ oversight, staffCookie }: Services) {
  return method<typeof staff.signIn, StaffSubject>(staff.signIn, async (call) => {
    const entered = await oversight.signIn({
      ...call.body,
      address: call.client.address,
      userAgent: call.client.userAgent,
      previousToken: staffCookie.read(call.client.cookies),
    });
    if (!entered.ok) return entered;
    call.setCookie(staffCookie.give(entered.value.token));
    return entered.value.awaitsCode
      ? { status: 200, body: { totpRequired: true } }
      : { status: 201, body: presentEntered(entered.value) };
  });
}
