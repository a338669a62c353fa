import { playerVerification } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function playerVerificationValidatePhone({ players }: Services) {
  return method<typeof playerVerification.validatePhone, PlayerSubject>(
    playerVerification.validatePhone,
    async ({ subject, body }) => {
      const { playerId } = subject;
      const validated = await players.phone.validate({ playerId, code: body.code });
      return validated.ok ? { status: 200, body: validated.value } : validated;
    },
  );
}
