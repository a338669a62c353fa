import { saferPlay } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { askerOf, presentRealityCheck } from "./present-safer-play.ts";

export function saferPlayAcknowledgeRealityCheck(services: Services) {
  return method<typeof saferPlay.acknowledgeRealityCheck, PlayerSubject>(
    saferPlay.acknowledgeRealityCheck,
    async ({ subject }) => {
      const asker = askerOf(subject);
      const answered = await services.saferPlay.realityCheck.acknowledge(asker);
      if (!answered.ok) return answered;
      const check = await services.saferPlay.realityCheck.read(asker);
      if (check === undefined) return { ok: false, refusal: { code: "not_found" } };
      return { status: 201, body: presentRealityCheck(check) };
    },
  );
}
