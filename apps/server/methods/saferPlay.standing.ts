import { saferPlay } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { askerOf, presentStanding } from "./present-safer-play.ts";

export function saferPlayStanding(services: Services) {
  return method<typeof saferPlay.standing, PlayerSubject>(
    saferPlay.standing,
    async ({ subject }) => {
      const facts = await services.saferPlay.read(askerOf(subject));
      if (facts === undefined) return { ok: false, refusal: { code: "not_found" } };
      return { status: 200, body: presentStanding(facts) };
    },
  );
}
