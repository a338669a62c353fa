import { staff } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { presentEntered } from "../desk/present-staff.ts";
import type { Services, StaffSubject } from "../services.ts";

export function staffProveTotp({ oversight, staffCookie }: Services) {
  return method<typeof staff.proveTotp, StaffSubject>(staff.proveTotp, async (call) => {
    const proved = await oversight.proveSignIn({
      token: staffCookie.read(call.client.cookies) ?? "",
      code: call.body.code,
      userAgent: call.client.userAgent,
    });
    if (!proved.ok) return proved;
    call.setCookie(staffCookie.give(proved.value.token));
    return { status: 201, body: presentEntered(proved.value) };
  });
}
