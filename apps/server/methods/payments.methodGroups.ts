import { payments } from "@croupier/contracts";
import { policyFor } from "@croupier/policy";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function paymentsMethodGroups({ withdrawals, findBrand, clock }: Services) {
  return method<typeof payments.methodGroups, PlayerSubject>(
    payments.methodGroups,
    async ({ query: { brand, cp, currency, region } }) => {
      if (findBrand(brand) === undefined) return { ok: false, refusal: { code: "not_found" } };
      const [countryCode, subdivision] = region.split(":");
      const place = { countryCode, subdivision };
      const policy = policyFor({ residence: place, present: place, now: clock() });
      const body = withdrawals.listMethodGroups({
        currency,
        paidWith: cp.split(","),
        transfersAllowed: policy.transferBetweenPlayers,
      });
      return { status: 200, body };
    },
  );
}
