import { playerVerification } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { isMfaOperation } from "./is-mfa-operation.ts";
import { presentOperationCode } from "./present-sent-code.ts";

export function playerVerificationSendOperationCode({ players }: Services) {
  return method<typeof playerVerification.sendOperationCode, PlayerSubject>(
    playerVerification.sendOperationCode,
    async ({ subject, params }) => {
      const { operation } = params;
      if (!isMfaOperation(operation)) return { ok: false, refusal: { code: "not_found" } };
      const sent = await players.stepUp.sendCode({ playerId: subject.playerId, operation });
      return sent.ok ? { status: 201, body: presentOperationCode(sent.value) } : sent;
    },
  );
}
