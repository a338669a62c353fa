import { withdrawals as calls } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function withdrawalsQuote({ withdrawals }: Services) {
  return method<typeof calls.quote, PlayerSubject>(calls.quote, async ({ subject, query }) => {
    const quoted = await withdrawals.quote(subject.playerId, query);
    return quoted.ok ? { status: 200, body: quoted.value } : quoted;
  });
}
