import type { MfaOperation, TwoFactorState } from "@croupier/contracts";
import { transact, type Database, type Transact } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { recordEvent } from "../events/record-event.ts";
import { findFactors, type OwnFactors } from "../step-up/factor-reader.ts";
import type { Guesses } from "../step-up/guesses.ts";
import type {
  StepUpRequired,
  VerificationBlocked,
  VerificationFailed,
} from "../step-up/refusals.ts";
import type { StepUp } from "../step-up/step-up.ts";
import type { VerificationRules } from "../step-up/verification-rules.ts";
import type { TellChange } from "../step-up/tell-change.ts";
import { otpAuthUri, type Device } from "./device.ts";
import type { RecoveryCodes } from "./recovery-codes.ts";

type NotBegun = { readonly code: "two_factor_not_begun" };
type NotOffered = { readonly code: "two_factor_not_offered" };
export type EnableRefusal =
  | NotOffered
  | { readonly code: "second_factor_in_use" }
  | { readonly code: "enrolment_not_ready" }
  | StepUpRequired;
export type ResetRefusal = NotOffered | NotBegun | StepUpRequired;

/** Whose, and in which session. */
type Own = { readonly playerId: string; readonly sessionId: string };

/** Codes of a device: off, being set up, or in use. */
export function createTwoFactor({
  database,
  device,
  recoveryCodes,
  stepUp,
  guesses,
  rulesOf,
  tellChange,
}: {
  database: Database;
  device: Device;
  recoveryCodes: RecoveryCodes;
  stepUp: StepUp;
  guesses: Guesses;
  rulesOf: (brand: string) => VerificationRules;
  tellChange: TellChange;
}) {
  async function findOffer(playerId: string) {
    const factors = await findFactors(database.db, playerId);
    if (factors === undefined) return undefined;
    const rules = rulesOf(factors.brand);
    return { factors, rules, ready: isReady(rules, factors) };
  }

  async function read(own: Own): Promise<TwoFactorState> {
    const offer = await findOffer(own.playerId);
    const found = await device.find(own.playerId);
    const enrolment = offer?.rules.tfaEnrolment ?? "PIN_CODE";
    const state = {
      enrolment,
      enrolmentReady: offer?.ready === true,
      recoveryCodesLeft: await recoveryCodes.countLeft(own.playerId),
    };
    if (found === undefined) return { ...state, status: "DISABLED" };
    if (found.confirmed) return { ...state, status: "ENABLED" };
    if (found.begunIn !== own.sessionId) return { ...state, status: "PENDING" };
    const issuer = offer?.rules.brandName ?? "";
    const account = offer?.factors.email ?? "";
    const uri = otpAuthUri({ secret: found.secret, issuer, account });
    return { ...state, status: "PENDING", otpAuthUri: uri };
  }

  /** Everything of the device in one transaction with the proof that allows it. */
  const withProof = <Value, Refusal>(
    own: Own,
    operation: MfaOperation,
    work: (tx: Transact) => Promise<Result<Value, Refusal & { readonly code: string }>>,
  ): Promise<Result<Value, (Refusal & { readonly code: string }) | StepUpRequired>> =>
    transact(database, async (tx) => {
      const spent = await stepUp.spend(tx, { ...own, operation });
      return spent.ok ? work(tx) : spent;
    });

  return {
    read,

    async enable(own: Own): Promise<Result<undefined, EnableRefusal>> {
      const offer = await findOffer(own.playerId);
      if (offer?.rules.twoFactorAuthenticatorEnabled !== true) {
        return refuse({ code: "two_factor_not_offered" });
      }
      if (offer.factors.deviceInUse) return refuse({ code: "second_factor_in_use" });
      if (!offer.ready) return refuse({ code: "enrolment_not_ready" });
      return withProof<undefined, EnableRefusal>(own, "enable2fa", async (tx) =>
        (await begin(tx, own)) ? ok() : refuse({ code: "second_factor_in_use" }),
      );
    },

    /** The first right code. Answers the recovery codes, this one time. */
    async confirm({
      playerId,
      code,
    }: {
      readonly playerId: string;
      readonly code: string;
    }): Promise<Result<string[], NotBegun | VerificationBlocked | VerificationFailed>> {
      const found = await device.find(playerId);
      if (found === undefined || found.confirmed) return refuse({ code: "two_factor_not_begun" });
      const whose = { playerId, factor: "TWO_FACTOR_AUTHENTICATION" as const };
      const guess = await guesses.begin(whose);
      if (!guess.ok) return guess;
      const codes = await transact(database, async (tx) => {
        if (!(await device.confirm(tx, playerId, code))) return undefined;
        await tellChange(tx, playerId, "two_factor_enabled");
        return recoveryCodes.make(tx, playerId);
      });
      if (codes === undefined) {
        return refuse({ code: "verification_failed", attemptsLeft: guess.value.left });
      }
      await guesses.right(whose, guess.value);
      return ok(codes);
    },

    /** Turning off what is off is no error. */
    async disable(own: Own): Promise<Result<undefined, StepUpRequired>> {
      const found = await device.find(own.playerId);
      if (found === undefined) return ok();
      return withProof<undefined, StepUpRequired>(own, "disable2FA", async (tx) => {
        await forget(tx, own.playerId);
        await tellChange(tx, own.playerId, "two_factor_disabled");
        return ok();
      });
    },

    /** Begin anew with another device: the old one and its recovery codes count no more. */
    async reset(own: Own): Promise<Result<undefined, ResetRefusal>> {
      const offer = await findOffer(own.playerId);
      if (offer?.rules.twoFactorAuthenticatorEnabled !== true) {
        return refuse({ code: "two_factor_not_offered" });
      }
      if ((await device.find(own.playerId)) === undefined) {
        return refuse({ code: "two_factor_not_begun" });
      }
      return withProof<undefined, ResetRefusal>(own, "resetting 2FA", async (tx) => {
        await forget(tx, own.playerId);
        await tellChange(tx, own.playerId, "two_factor_disabled");
        await begin(tx, own);
        return ok();
      });
    },

    async renewRecoveryCodes(own: Own): Promise<Result<string[], NotBegun | StepUpRequired>> {
      if ((await device.find(own.playerId))?.confirmed !== true) {
        return refuse({ code: "two_factor_not_begun" });
      }
      return withProof<string[], NotBegun | StepUpRequired>(own, "changeStatus2FA", async (tx) => {
        const { playerId } = own;
        await recordEvent(tx, { playerId, kind: "recovery_codes_renewed", by: "player" });
        return ok(await recoveryCodes.make(tx, playerId));
      });
    },

    /** By staff, when the device is lost and the codes with it. Answers whether there was one. */
    forget,
  };

  async function begin(tx: Transact, own: Own): Promise<boolean> {
    if (!(await device.begin(tx, own))) return false;
    await recordEvent(tx, { playerId: own.playerId, kind: "two_factor_begun", by: "player" });
    return true;
  }

  async function forget(tx: Transact, playerId: string): Promise<boolean> {
    await recoveryCodes.forget(tx, playerId);
    return device.forget(tx, playerId);
  }
}

export type TwoFactor = ReturnType<typeof createTwoFactor>;

/** A device comes second: who loses it has to be known by something that stood before. */
function isReady({ tfaEnrolment }: VerificationRules, factors: OwnFactors): boolean {
  return tfaEnrolment === "SMS" ? factors.phoneValidated : factors.pinSet;
}
