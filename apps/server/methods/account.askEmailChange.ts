import { account } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { ownSession } from "./own-session.ts";

export function accountAskEmailChange({ players }: Services) {
  return method<typeof account.askEmailChange, PlayerSubject>(
    account.askEmailChange,
    async ({ subject, body: { email } }) => {
      const asked = await players.email.change.ask({ ...ownSession(subject), email });
      return asked.ok ? { status: 202, body: null } : asked;
    },
  );
}
