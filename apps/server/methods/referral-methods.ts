import type { PlayerSubject, Services } from "../src/services.ts";
import type { Method } from "../src/shell/mount.ts";
import { referralApplyAsAffiliate } from "./referral.applyAsAffiliate.ts";
import { referralProfile } from "./referral.profile.ts";
import { referralTracking } from "./referral.tracking.ts";

/** Who brings us players. */
export function referralMethods(services: Services): readonly Method<PlayerSubject>[] {
  return [
    referralTracking(services),
    referralProfile(services),
    referralApplyAsAffiliate(services),
  ];
}
