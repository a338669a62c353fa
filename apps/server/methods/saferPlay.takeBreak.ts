import { saferPlay } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { askerOf } from "./present-safer-play.ts";

export function saferPlayTakeBreak(services: Services) {
  return method<typeof saferPlay.takeBreak, PlayerSubject>(saferPlay.takeBreak, async (call) => {
    const taken = await services.saferPlay.takeBreak({ ...askerOf(call.subject), ...call.body });
    if (!taken.ok) return taken;
    call.setCookie(services.sessionCookie.clear());
    return { status: 201, body: { endsAt: taken.value.endsAt.toISOString() } };
  });
}
