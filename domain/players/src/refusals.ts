import type { CaptchaQuestion } from "@croupier/contracts";
import type { PhoneRefusal } from "./phone/decide-phone.ts";
import type { ProveRefusal } from "./step-up/prove.ts";
import type { VerificationNotAccepted } from "./step-up/refusals.ts";

/**
 * What this room may refuse, in the order in which it looks: the first that applies is answered.
 * Codes, statuses and titles on the wire stand in contracts/src/problem-codes.ts.
 */
type RegistrationClosed = { readonly code: "registration_closed" };
type ConsentRequired = { readonly code: "consent_required" };
type LanguageNotOffered = { readonly code: "language_not_offered" };
type CurrencyNotOffered = { readonly code: "currency_not_offered" };
export type CountryNotOffered = { readonly code: "country_not_offered" };
type BelowMinimumAge = {
  readonly code: "below_minimum_age";
  readonly minimumAgeYears: number;
};
/** The country has codes, and they look different. */
export type PostalCodeInvalid = { readonly code: "postal_code_invalid" };
export type PasswordTooCommon = { readonly code: "password_too_common" };
export type TooManyAttempts = {
  readonly code: "too_many_attempts";
  readonly retryAfterSeconds: number;
};
/** Several tries failed: a machine might be guessing. The question is answered with the call. */
export type CaptchaRequired = {
  readonly code: "captcha_required";
  readonly captcha: CaptchaQuestion;
};
/** The answer is wrong, too old, was used before or could not be checked; here is another question. */
export type CaptchaRefused = {
  readonly code: "captcha_refused";
  readonly captcha: CaptchaQuestion;
};
/** Passwords are hashed two at a time; when too many wait, the next is told to come back. */
export type Overloaded = { readonly code: "overloaded"; readonly retryAfterSeconds: number };
/** One answer for a taken e-mail and a taken nickname: it must not tell which, or that either is. */
type RegistrationNotPossible = { readonly code: "registration_not_possible" };
/** One answer for an unknown name and a wrong password. */
export type WrongCredentials = { readonly code: "wrong_credentials" };
/** Only told to someone who knew the password. */
export type AccountBlocked = { readonly code: "account_blocked" };

/** This person is excluded: a register lists them, or they are at another account of ours. */
export type SelfExcluded = { readonly code: "self_excluded" };

export type RegistrationRefusal =
  | SelfExcluded
  | RegistrationClosed
  | ConsentRequired
  | LanguageNotOffered
  | CurrencyNotOffered
  | CountryNotOffered
  | BelowMinimumAge
  | PhoneRefusal
  | PostalCodeInvalid
  | PasswordTooCommon
  | TooManyAttempts
  | Overloaded
  | RegistrationNotPossible;

/** The second step is only for whoever just took the first; used, too old and never made are one. */
type SignInOver = { readonly code: "sign_in_over" };

export type SecondStepRefusal =
  | SignInOver
  | AccountBlocked
  | VerificationNotAccepted
  | ProveRefusal;

export type SignInRefusal =
  | CaptchaRequired
  | CaptchaRefused
  | TooManyAttempts
  | Overloaded
  | WrongCredentials
  | AccountBlocked;
