import { payments } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function paymentsProfileInfo({ withdrawals }: Services) {
  return method<typeof payments.profileInfo, PlayerSubject>(
    payments.profileInfo,
    async ({ subject }) => {
      return { status: 200, body: await withdrawals.readProfile(subject.playerId) };
    },
  );
}
