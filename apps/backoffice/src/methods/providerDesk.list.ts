import { providerDesk } from "@croupier/contracts";
import { troubleRule } from "@croupier/providers";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";
import { presentProvider } from "./present-provider.ts";

export function providerDeskList({ providerSwitches }: Services) {
  return method<typeof providerDesk.list, StaffSubject>(providerDesk.list, async () => {
    const providers = await providerSwitches.list();
    return { status: 200, body: { items: providers.map(presentProvider), rule: troubleRule } };
  });
}
