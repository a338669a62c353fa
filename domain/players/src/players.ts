import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import { tryLimits, type TryLimits } from "./attempt-subjects.ts";
import { createAttempts } from "./attempts.ts";
import type { Captcha } from "./captcha/captcha.ts";
import { loadCommonPasswords } from "./common-passwords/load.ts";
import { sessionLimits, type SessionLimits } from "./decide-session.ts";
import { createHashing, type HashingLimits } from "./hashing.ts";
import type { Keyring } from "./keyring.ts";
import type { QueueLetter } from "./letters.ts";
import { createOwnAccount } from "./own-account.ts";
import type { IsPayoutTarget } from "./linked-accounts/linked-accounts.ts";
import { createPlayerReader } from "./player-reader.ts";
import { simulatedRegister, type FindRegister } from "./register-check/exclusion-register.ts";
import { createRegister, type WhenJoined } from "./register.ts";
import { createSessions, type SessionsEnded } from "./sessions.ts";
import { forgetDevicesUnseenSince } from "./sign-in/devices.ts";
import { createEnter } from "./sign-in/enter.ts";
import { createWaysIn } from "./sign-in/ways-in.ts";
import type { QueueText } from "./phone/text-codes.ts";
import { createVerification } from "./step-up/verification.ts";
import { unconfiguredRules, type VerificationRules } from "./step-up/verification-rules.ts";

export type PlayersDependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly keyring: Keyring;
  readonly queueLetter: QueueLetter;
  readonly queueText: QueueText;
  /** What each brand asks to be proved. Absent in a process that no player talks to. */
  readonly verificationRulesOf?: (brand: string) => VerificationRules | undefined;
  /** Where players reach a brand: links in letters lead there. Absent where no letter has one. */
  readonly originOf?: (brand: string) => string;
  readonly whenJoined?: WhenJoined;
  /** Absent in a process that sends no money anywhere. */
  readonly isPayoutTarget?: IsPayoutTarget;
  /** Tells every other process, over the fan-out; called after the commit. */
  readonly announceSessionsEnded: (ended: SessionsEnded) => Promise<void>;
  /** Absent: the built-in one, for every place. */
  readonly findRegister?: FindRegister;
  /** Absent: the built-in one. */
  readonly captcha?: Captcha;
  /** An error that must not fail the player's request. */
  readonly reportError: (error: unknown) => void;
  readonly sessionLimits?: SessionLimits;
  readonly tryLimits?: TryLimits;
  readonly hashingLimits?: HashingLimits;
};

/** Who somebody is: joining, signing in, sessions. */
export function createPlayers(dependencies: PlayersDependencies) {
  const { database, clock, keyring } = dependencies;
  const limits = dependencies.tryLimits ?? tryLimits;
  const reader = createPlayerReader(database);
  const hashing = createHashing(
    dependencies.hashingLimits === undefined
      ? { keyring }
      : { keyring, limits: dependencies.hashingLimits },
  );
  const attempts = createAttempts({ database, keyring, table: "players.attempt" });
  const sessions = createSessions({
    database,
    clock,
    limits: dependencies.sessionLimits ?? sessionLimits,
    announceEnded: dependencies.announceSessionsEnded,
    reportError: dependencies.reportError,
  });
  const room = { database, clock, reader, sessions, hashing, attempts, limits };

  const rulesOf = (brand: string) => dependencies.verificationRulesOf?.(brand) ?? unconfiguredRules;
  const letters = {
    queueLetter: dependencies.queueLetter,
    brandNameOf: (brand: string) => rulesOf(brand).brandName,
  };
  const { forgetBefore, tellChange, ...verification } = createVerification({
    ...room,
    ...letters,
    keyring,
    queueText: dependencies.queueText,
    rulesOf,
  });
  const enter = createEnter({ ...room, ...letters });
  const { forgetBefore: forgetSteps, ...waysIn } = createWaysIn({
    ...room,
    ...letters,
    enter,
    keyring,
    captcha: dependencies.captcha,
    secondFactor: verification.secondFactor,
    stepUp: verification.stepUp,
    provePassword: verification.provePassword,
    tellChange,
  });
  const { email, ...ownAccount } = createOwnAccount({
    ...dependencies,
    ...room,
    ...verification,
    tellChange,
    letterBrand: (code) => ({
      code,
      name: rulesOf(code).brandName,
      origin: dependencies.originOf?.(code) ?? "http://localhost:3000",
    }),
  });

  return {
    ...verification,
    ...waysIn,
    ...ownAccount,
    email,
    register: createRegister({
      ...room,
      commonPasswords: loadCommonPasswords(),
      queueLetter: dependencies.queueLetter,
      enter,
      confirmationLink: email.firstLink,
      findRegister: dependencies.findRegister ?? (() => simulatedRegister),
      reportError: dependencies.reportError,
      whenJoined: dependencies.whenJoined ?? (async () => {}),
    }),
    /** Signing out twice is no error. */
    signOut: (token: string) => sessions.end(token, "signed_out"),
    findSession: sessions.find,
    findUser: reader.findUser,
    endSessionsOf: sessions.endAllOf,
    forgetSessions: sessions.forget,
    forgetAllSessions: sessions.forgetAll,
    sweepSessions: sessions.sweep,
    forgetDevicesUnseenSince: (moment: Date) => forgetDevicesUnseenSince(database, moment),
    async forgetAttemptsBefore(moment: Date): Promise<number> {
      await forgetBefore(moment);
      await forgetSteps(moment);
      await email.forgetLinksBefore(moment);
      return attempts.forgetBefore(moment);
    },
  };
}

export type Players = ReturnType<typeof createPlayers>;
