import { referral } from "@croupier/contracts";
import { allowedDays, isPlainCode, readReferral } from "@croupier/site/referral";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

/** By the rules alone: nobody is asked whose code it is, so nobody can find out by asking here. */
export function referralTracking(services: Services) {
  return method<typeof referral.tracking, PlayerSubject>(
    referral.tracking,
    async ({ params, query, client }) => {
      const { code } = params;
      const said = isPlainCode(query.extcmpid) ? { extcmpid: query.extcmpid } : {};
      const found = readReferral(new URLSearchParams({ ref: code, ...said }));
      if (found === undefined) return { ok: false, refusal: { code: "not_found" } };
      const { type, sharingMethod } = found;
      const expiryDays = allowedDays(services.brandOf(client.host).affiliates.days);
      return { status: 200, body: { code, type, sharingMethod, expiryDays } };
    },
  );
}
