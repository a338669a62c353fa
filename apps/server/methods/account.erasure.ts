import { account } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function accountErasure({ players }: Services) {
  return method<typeof account.erasure, PlayerSubject>(account.erasure, async ({ subject }) => {
    const found = await players.erasure.read(subject.playerId);
    if (found === undefined) return { status: 200, body: { request: null } };
    const { state, askedAt, heldUntil, reasons } = found;
    const times = {
      askedAt: askedAt.toISOString(),
      heldUntil: heldUntil === null ? null : heldUntil.toISOString(),
    };
    return { status: 200, body: { request: { state, ...times, reasons: [...reasons] } } };
  });
}
