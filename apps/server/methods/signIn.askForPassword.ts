import { signIn } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function signInAskForPassword({ players, brandOf, siteOriginFor }: Services) {
  return method<typeof signIn.askForPassword, PlayerSubject>(
    signIn.askForPassword,
    async ({ body, client }) => {
      const brand = brandOf(client.host);
      const asked = await players.askForPassword({
        ...body,
        brand,
        address: client.address,
        language: brand.languageDefault,
        page: `${siteOriginFor(client.host)}/login/new-password`,
      });
      return asked.ok ? { status: 202, body: null } : asked;
    },
  );
}
