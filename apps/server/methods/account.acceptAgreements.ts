import { account } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function accountAcceptAgreements({ players, brandOf }: Services) {
  return method<typeof account.acceptAgreements, PlayerSubject>(
    account.acceptAgreements,
    async ({ subject, body: { accepted }, client }) => {
      const { agreements } = brandOf(client.host);
      const done = await players.agreements.accept(subject.playerId, accepted, agreements);
      return done.ok ? { status: 204, body: null } : done;
    },
  );
}
