import { playerVerification } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { isMfaOperation } from "./is-mfa-operation.ts";
import { ownSession } from "./own-session.ts";

export function playerVerificationOperationStatus({ players }: Services) {
  return method<typeof playerVerification.operationStatus, PlayerSubject>(
    playerVerification.operationStatus,
    async ({ subject, params }) => {
      const { operation } = params;
      if (!isMfaOperation(operation)) return { ok: false, refusal: { code: "not_found" } };
      const body = await players.stepUp.status({ ...ownSession(subject), operation });
      return { status: 200, body };
    },
  );
}
