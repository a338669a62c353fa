import { signIn } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function signInResetPassword({ players, brandOf }: Services) {
  return method<typeof signIn.resetPassword, PlayerSubject>(
    signIn.resetPassword,
    async ({ params, body, client }) => {
      const reset = await players.resetPassword({
        ...params,
        ...body,
        brand: brandOf(client.host).code,
        address: client.address,
      });
      return reset.ok ? { status: 204, body: null } : reset;
    },
  );
}
