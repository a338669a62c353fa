import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import type { Hashing } from "../hashing.ts";
import type { Keyring } from "../keyring.ts";
import type { QueueLetter } from "../letters.ts";
import { createPhone } from "../phone/phone.ts";
import { createTextCodes, type QueueText } from "../phone/text-codes.ts";
import { createPin } from "../pin/pin.ts";
import { createDevice } from "../two-factor/device.ts";
import { createRecoveryCodes } from "../two-factor/recovery-codes.ts";
import { createSecondFactor } from "../two-factor/second-factor.ts";
import { createTwoFactor } from "../two-factor/two-factor.ts";
import { createGuesses } from "./guesses.ts";
import { createProve } from "./prove.ts";
import { createStepUp } from "./step-up.ts";
import { createTellChange } from "./tell-change.ts";
import type { VerificationRules } from "./verification-rules.ts";

/** Everything with which a player proves who they are, besides the password at sign-in. */
export function createVerification(needs: {
  database: Database;
  clock: Clock;
  keyring: Keyring;
  hashing: Hashing;
  queueText: QueueText;
  queueLetter: QueueLetter;
  rulesOf: (brand: string) => VerificationRules;
  brandNameOf: (brand: string) => string;
}) {
  const { database } = needs;
  const guesses = createGuesses(database);
  const textCodes = createTextCodes(needs);
  const device = createDevice(needs);
  const recoveryCodes = createRecoveryCodes(database);
  const prove = createProve({ ...needs, guesses, textCodes, device, recoveryCodes });
  const room = { ...needs, guesses, textCodes, device, recoveryCodes, prove };
  const stepUp = createStepUp(room);
  const tellChange = createTellChange(needs);
  const changing = { ...room, stepUp, tellChange };

  return {
    stepUp,
    secondFactor: createSecondFactor(room),
    twoFactor: createTwoFactor(changing),
    phone: createPhone(changing),
    setPin: createPin(changing),
    tellChange,
    /** For what a stranger at an open browser must not do in the player's name. */
    provePassword: ({ playerId, password }: { playerId: string; password: string }) =>
      prove({ playerId, purpose: "password", factor: "PASSWORD", value: password }),

    /** For who wants to stop playing: no guess made elsewhere stands in the way. */
    provePasswordToStop: ({ playerId, password }: { playerId: string; password: string }) =>
      prove({
        playerId,
        purpose: "stop",
        factor: "PASSWORD",
        value: password,
        countedFor: "PASSWORD_TO_STOP",
      }),

    /** Guesses, codes and proofs of two days ago decide nothing any more. */
    async forgetBefore(moment: Date): Promise<void> {
      await guesses.forgetBefore(moment);
      await textCodes.forgetBefore(moment);
      await stepUp.forgetBefore(moment);
    },
  };
}

export type Verification = ReturnType<typeof createVerification>;
