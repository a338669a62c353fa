import { cashier } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

/** The raw body, because its signature is over the bytes that came. */
export function cashierProviderNotice({ deposits }: Services) {
  return method<typeof cashier.providerNotice, PlayerSubject>(
    cashier.providerNotice,
    async ({ params: { provider }, headers, file }) => {
      const taken = await deposits.takeNotice({
        provider,
        path: cashier.providerNotice.path.replace(":provider", provider),
        body: file,
        headers,
      });
      return taken.ok ? { status: 204, body: null } : taken;
    },
  );
}
