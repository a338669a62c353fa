import { withdrawals as calls } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

/** The raw body, because its signature is over the bytes that came. */
export function withdrawalsPayoutNotice({ withdrawals }: Services) {
  return method<typeof calls.payoutNotice, PlayerSubject>(
    calls.payoutNotice,
    async ({ params: { provider }, headers, file }) => {
      const taken = await withdrawals.takeNotice({
        provider,
        path: calls.payoutNotice.path.replace(":provider", provider),
        body: file,
        signature: headers["x-signature"],
        timestamp: headers["x-timestamp"],
      });
      return taken.ok ? { status: 204, body: null } : taken;
    },
  );
}
