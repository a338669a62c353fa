import { account } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function accountProfile({ players }: Services) {
  return method<typeof account.profile, PlayerSubject>(account.profile, async ({ subject }) => {
    return { status: 200, body: await players.profile.read(subject.playerId) };
  });
}
