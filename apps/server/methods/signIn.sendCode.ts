import { signIn } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { presentSentCode } from "./present-sent-code.ts";

export function signInSendCode({ players, brandOf, entryCookies }: Services) {
  return method<typeof signIn.sendCode, PlayerSubject>(signIn.sendCode, async ({ client }) => {
    const sent = await players.sendSignInCode({
      brand: brandOf(client.host).code,
      partialToken: entryCookies.readPartial(client.cookies),
    });
    return sent.ok ? { status: 201, body: presentSentCode(sent.value) } : sent;
  });
}
