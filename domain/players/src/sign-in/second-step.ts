import type { MfaMethod } from "@croupier/contracts";
import { transact, type Database } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { PlayerReader } from "../player-reader.ts";
import type { SecondStepRefusal } from "../refusals.ts";
import type { SignedInPlayer } from "../register.ts";
import type { Sessions } from "../sessions.ts";
import type { SentCode } from "../phone/text-codes.ts";
import type { TooManyCodes, VerificationNotAccepted } from "../step-up/refusals.ts";
import type { SecondFactor } from "../two-factor/second-factor.ts";
import type { Arrival, Enter } from "./enter.ts";
import type { PartialSessions } from "./partial-sessions.ts";

type Step = { readonly brand: string; readonly partialToken: string | undefined };

export type SecondStepRequest = Arrival &
  Step & { readonly method: MfaMethod; readonly code: string };

/** After the right password: the second factor, for whoever holds the partial session. */
export function createSecondStep(room: {
  database: Database;
  reader: PlayerReader;
  sessions: Sessions;
  secondFactor: SecondFactor;
  enter: Enter;
  partialSessions: PartialSessions;
}) {
  const over = refuse({ code: "sign_in_over" } as const);

  return {
    async sendSignInCode({
      brand,
      partialToken,
    }: Step): Promise<
      Result<SentCode, { code: "sign_in_over" } | VerificationNotAccepted | TooManyCodes>
    > {
      const playerId = await room.partialSessions.find(partialToken, brand);
      return playerId === undefined ? over : room.secondFactor.sendCode(playerId);
    },

    async signInSecondStep(
      request: SecondStepRequest,
    ): Promise<Result<SignedInPlayer, SecondStepRefusal>> {
      const { brand, partialToken, method, code } = request;
      const playerId = await room.partialSessions.find(partialToken, brand);
      if (playerId === undefined || partialToken === undefined) return over;
      const verified = await room.secondFactor.verify({ playerId, method, code });
      if (!verified.ok) return verified;
      // Asked only now, so that a block that fell in between holds.
      const status = await room.reader.findStatus(playerId);
      if (status === undefined || status.status === "blocked")
        return refuse({ code: "account_blocked" });
      const entered = await transact(room.database, async (tx) => {
        if (!(await room.partialSessions.spend(tx, partialToken))) return undefined;
        return room.enter(tx, { playerId, brand, language: status.language }, request);
      });
      if (entered === undefined) return over;
      if (request.previousToken !== undefined) await room.sessions.end(request.previousToken);
      return ok({ user: await room.reader.getUser(playerId), ...entered });
    },
  };
}
