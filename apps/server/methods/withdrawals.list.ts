import { withdrawals as calls } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function withdrawalsList({ withdrawals }: Services) {
  return method<typeof calls.list, PlayerSubject>(calls.list, async ({ subject, query }) => {
    return { status: 200, body: await withdrawals.list(subject.playerId, query) };
  });
}
