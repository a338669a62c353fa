import { saferPlay } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { askerOf, presentLimits } from "./present-safer-play.ts";

export function saferPlayLimits(services: Services) {
  return method<typeof saferPlay.limits, PlayerSubject>(saferPlay.limits, async ({ subject }) => {
    const facts = await services.saferPlay.read(askerOf(subject));
    if (facts === undefined) return { ok: false, refusal: { code: "not_found" } };
    return { status: 200, body: presentLimits(facts) };
  });
}
