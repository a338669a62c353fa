import { saferPlay } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { askerOf, presentLimits } from "./present-safer-play.ts";

export function saferPlayWithdrawRaise(services: Services) {
  return method<typeof saferPlay.withdrawRaise, PlayerSubject>(
    saferPlay.withdrawRaise,
    async ({ subject, params }) => {
      const asker = askerOf(subject);
      const answered = await services.saferPlay.limits.withdraw({ ...asker, raise: params.raise });
      if (!answered.ok) return answered;
      const facts = await services.saferPlay.read(asker);
      if (facts === undefined) return { ok: false, refusal: { code: "not_found" } };
      return { status: 200, body: presentLimits(facts) };
    },
  );
}
