import { health } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function healthReady(services: Services) {
  return method<typeof health.ready, PlayerSubject>(health.ready, async () =>
    (await services.isReady())
      ? { status: 200, body: { status: "ready" } }
      : { ok: false, refusal: { code: "not_ready", retryAfterSeconds: 1 } },
  );
}
