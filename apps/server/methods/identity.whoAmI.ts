import { identity } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { presentSignedIn } from "./present-signed-in.ts";

export function identityWhoAmI(services: Services) {
  return method<typeof identity.whoAmI, PlayerSubject>(
    identity.whoAmI,
    async ({ subject, client }) => {
      const user = await services.players.findUser(subject.playerId);
      if (user === undefined) return { ok: false, refusal: { code: "not_signed_in" } };
      const { agreements } = services.brandOf(client.host);
      const { due } = await services.players.agreements.read(subject.playerId, agreements);
      const agreementsDue = due.length > 0;
      return { status: 200, body: presentSignedIn(user, subject.session, { agreementsDue }) };
    },
  );
}
