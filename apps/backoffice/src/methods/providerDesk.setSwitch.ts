import { providerDesk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";
import { presentProvider } from "./present-provider.ts";

export function providerDeskSetSwitch({ providerSwitches }: Services) {
  return method<typeof providerDesk.setSwitch, StaffSubject>(
    providerDesk.setSwitch,
    async ({ params: { provider: code }, body, subject: { staff } }) => {
      const switched = await providerSwitches.set({ ...body, code, by: staff });
      return switched.ok ? { status: 200, body: presentProvider(switched.value) } : switched;
    },
  );
}
