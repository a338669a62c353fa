import type { MfaMethod } from "@croupier/contracts";
import type { Database } from "@croupier/database";
import { refuse, type Result } from "@croupier/kit/result";
import type { SentCode, TextCodes } from "../phone/text-codes.ts";
import { decideSecondFactor } from "../step-up/decide-need.ts";
import { findFactors } from "../step-up/factor-reader.ts";
import type { Prove, ProveRefusal } from "../step-up/prove.ts";
import type { TooManyCodes, VerificationNotAccepted } from "../step-up/refusals.ts";
import type { VerificationRules } from "../step-up/verification-rules.ts";

/** What signing in asks for after the right password. */
export function createSecondFactor({
  database,
  rulesOf,
  prove,
  textCodes,
}: {
  database: Database;
  rulesOf: (brand: string) => VerificationRules;
  prove: Prove;
  textCodes: TextCodes;
}) {
  const purpose = "login";

  async function dueAtSignIn(playerId: string): Promise<MfaMethod[]> {
    const factors = await findFactors(database.db, playerId);
    if (factors === undefined) return [];
    return [...decideSecondFactor(rulesOf(factors.brand).mfaOperations, factors)];
  }

  return {
    /** None: the password is enough. */
    dueAtSignIn,

    async sendCode(
      playerId: string,
    ): Promise<Result<SentCode, VerificationNotAccepted | TooManyCodes>> {
      const due = await dueAtSignIn(playerId);
      const factors = await findFactors(database.db, playerId);
      if (!due.includes("SMS") || !factors?.phone) {
        return refuse({ code: "verification_not_accepted" });
      }
      const to = factors.phone;
      return textCodes.send({ ...factors, playerId, channel: "SMS", to, purpose });
    },

    /** A recovery code stands in for one of the device. Every guess is counted for the player. */
    async verify(request: {
      readonly playerId: string;
      readonly method: MfaMethod;
      readonly code: string;
    }): Promise<Result<undefined, ProveRefusal | VerificationNotAccepted>> {
      const { playerId, method, code } = request;
      if (!(await dueAtSignIn(playerId)).includes(method)) {
        return refuse({ code: "verification_not_accepted" });
      }
      return prove({ playerId, purpose, factor: method, value: code });
    },
  };
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;
