import { account } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function accountAskErasure({ players }: Services) {
  return method<typeof account.askErasure, PlayerSubject>(
    account.askErasure,
    async ({ subject }) => {
      const asked = await players.erasure.ask(subject.playerId);
      return asked.ok ? { status: 202, body: null } : asked;
    },
  );
}
