import { saferPlay } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { askerOf } from "./present-safer-play.ts";

export function saferPlayExclude(services: Services) {
  return method<typeof saferPlay.exclude, PlayerSubject>(saferPlay.exclude, async (call) => {
    const taken = await services.saferPlay.excludeMyself({
      ...askerOf(call.subject),
      ...call.body,
    });
    if (!taken.ok) return taken;
    call.setCookie(services.sessionCookie.clear());
    return { status: 201, body: { mayReturnAt: taken.value.mayReturnAt?.toISOString() ?? null } };
  });
}
