import { playerVerification } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { ownSession } from "./own-session.ts";
import { presentSentCode } from "./present-sent-code.ts";

export function playerVerificationSendPhoneCode({ players }: Services) {
  return method<typeof playerVerification.sendPhoneCode, PlayerSubject>(
    playerVerification.sendPhoneCode,
    async ({ subject, body }) => {
      const sent = await players.phone.sendCode({ ...ownSession(subject), phone: body.phone });
      return sent.ok ? { status: 201, body: presentSentCode(sent.value) } : sent;
    },
  );
}
