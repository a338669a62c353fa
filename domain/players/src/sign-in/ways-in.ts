import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import type { TryLimits } from "../attempt-subjects.ts";
import type { AttemptCounter } from "../attempts.ts";
import { createPassCaptcha, type Captcha } from "../captcha/captcha.ts";
import { createWorkCaptcha } from "../captcha/work-captcha.ts";
import { loadCommonPasswords } from "../common-passwords/load.ts";
import type { Hashing } from "../hashing.ts";
import type { QueueLetter } from "../letters.ts";
import type { Keyring } from "../keyring.ts";
import { createChallenges } from "../challenges.ts";
import { createPasskeys } from "../passkeys/passkeys.ts";
import { createSignInWithPasskey } from "../passkeys/sign-in-with-passkey.ts";
import { createAskForPassword } from "../password/ask-for-password.ts";
import { createChangePassword } from "../password/change-password.ts";
import { createNewPassword } from "../password/new-password.ts";
import { createResetPassword } from "../password/reset-password.ts";
import { forgetLinksBefore } from "../password/reset-links.ts";
import type { PlayerReader } from "../player-reader.ts";
import type { Sessions } from "../sessions.ts";
import type { StepUp } from "../step-up/step-up.ts";
import type { TellChange } from "../step-up/tell-change.ts";
import type { Verification } from "../step-up/verification.ts";
import type { SecondFactor } from "../two-factor/second-factor.ts";
import type { Enter } from "./enter.ts";
import { createPartialSessions } from "./partial-sessions.ts";
import { createSecondStep } from "./second-step.ts";
import { createSignIn } from "./sign-in.ts";

/** Every way to come in for whoever has an account. */
export function createWaysIn(room: {
  database: Database;
  clock: Clock;
  reader: PlayerReader;
  sessions: Sessions;
  hashing: Hashing;
  attempts: AttemptCounter;
  limits: TryLimits;
  enter: Enter;
  keyring: Keyring;
  captcha: Captcha | undefined;
  secondFactor: SecondFactor;
  stepUp: StepUp;
  provePassword: Verification["provePassword"];
  queueLetter: QueueLetter;
  brandNameOf: (brand: string) => string;
  tellChange: TellChange;
}) {
  const partialSessions = createPartialSessions(room);
  const { dueAtSignIn } = room.secondFactor;
  const challenges = createChallenges({ ...room, purpose: "passkey challenges" });
  const passCaptcha = createPassCaptcha(createWorkCaptcha(room), room.captcha);
  const commonPasswords = loadCommonPasswords();
  const newPassword = createNewPassword({ ...room, commonPasswords, partialSessions });
  return {
    passCaptcha,
    signIn: createSignIn({ ...room, passCaptcha, partialSessions, dueAtSignIn }),
    ...createSecondStep({ ...room, partialSessions }),
    passkeys: createPasskeys({ ...room, challenges }),
    ...createSignInWithPasskey({ ...room, challenges }),
    askForPassword: createAskForPassword({ ...room, passCaptcha }),
    resetPassword: createResetPassword({ ...room, newPassword }),
    changePassword: createChangePassword({ ...room, newPassword }),

    /** For the worker: what nobody finished in time. */
    async forgetBefore(moment: Date): Promise<void> {
      await partialSessions.forgetBefore(moment);
      await forgetLinksBefore(room.database, moment);
      await challenges.forgetBefore(room.database, moment);
    },
  };
}
