import { account } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function accountPersonalData({ collectPersonalData }: Services) {
  return method<typeof account.personalData, PlayerSubject>(
    account.personalData,
    async ({ subject }) => {
      const { madeAt, data, cut } = await collectPersonalData(subject.playerId);
      const body = { madeAt: madeAt.toISOString(), data, cut };
      return { status: 200, body };
    },
  );
}
