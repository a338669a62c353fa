import { withdrawals as calls } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function withdrawalsMethods({ withdrawals }: Services) {
  return method<typeof calls.methods, PlayerSubject>(calls.methods, async ({ subject }) => {
    return { status: 200, body: await withdrawals.offer(subject.playerId) };
  });
}
