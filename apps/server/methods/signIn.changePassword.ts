import { signIn } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function signInChangePassword({ players, placeOf, sessionCookie }: Services) {
  return method<typeof signIn.changePassword, PlayerSubject>(
    signIn.changePassword,
    async (call) => {
      const changed = await players.changePassword({
        ...call.body,
        session: call.subject.session,
        present: placeOf(call.client.address),
      });
      if (!changed.ok) return changed;
      call.setCookie(sessionCookie.set(changed.value.token));
      return { status: 204, body: null };
    },
  );
}
