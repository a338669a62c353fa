import { saferPlay } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { askerOf, presentRealityCheck } from "./present-safer-play.ts";

export function saferPlayRealityCheck(services: Services) {
  return method<typeof saferPlay.realityCheck, PlayerSubject>(
    saferPlay.realityCheck,
    async ({ subject }) => {
      const asker = askerOf(subject);
      const check = await services.saferPlay.realityCheck.read(asker);
      if (check === undefined) return { ok: false, refusal: { code: "not_found" } };
      return { status: 200, body: presentRealityCheck(check) };
    },
  );
}
