import { saferPlay } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { askerOf, presentActivity } from "./present-safer-play.ts";

export function saferPlayActivity(services: Services) {
  return method<typeof saferPlay.activity, PlayerSubject>(
    saferPlay.activity,
    async ({ subject, query }) => {
      const activity = await services.saferPlay.readActivity({ ...askerOf(subject), ...query });
      if (activity === undefined) return { ok: false, refusal: { code: "not_found" } };
      return { status: 200, body: presentActivity(activity) };
    },
  );
}
