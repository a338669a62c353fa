import { account } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function accountOpenEmailLink({ players, brandOf }: Services) {
  return method<typeof account.openEmailLink, PlayerSubject>(
    account.openEmailLink,
    async ({ body: { token }, client }) => {
      const opened = await players.email.openLink({ token, brand: brandOf(client.host).code });
      return opened.ok ? { status: 200, body: { outcome: opened.value } } : opened;
    },
  );
}
