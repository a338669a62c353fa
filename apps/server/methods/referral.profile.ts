import { referral } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function referralProfile(services: Services) {
  return method<typeof referral.profile, PlayerSubject>(
    referral.profile,
    async ({ subject, client }) => {
      const { code: brand } = services.brandOf(client.host);
      const { code, friends } = await services.referrals.read({
        playerId: subject.playerId,
        brand,
      });
      const { joined, confirmed, newest } = friends;
      return {
        status: 200,
        body: {
          code,
          path: `/welcome/${code}`,
          friends: { joined, confirmed, newest: [...newest] },
        },
      };
    },
  );
}
