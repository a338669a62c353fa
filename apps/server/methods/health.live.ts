import { health } from "@croupier/contracts";
import type { PlayerSubject } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function healthLive() {
  return method<typeof health.live, PlayerSubject>(health.live, async () => ({
    status: 200,
    body: { status: "live" },
  }));
}
