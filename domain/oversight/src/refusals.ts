import type { AnswerRefusal } from "@croupier/kit/dual-control";
import type { Overloaded, TooManyAttempts, WrongCredentials } from "@croupier/players/credentials";

/** A staff login that is taken is told openly: only staff makes staff. */
type LoginTaken = { readonly code: "login_taken" };
/** Only staff makes staff, so it may be said. */
export type StaffIsAPlayer = { readonly code: "staff_is_a_player" };
export type StaffUnknown = { readonly code: "not_found" };
/** Somebody must be left who can make and dismiss staff. */
type LastAdministrator = { readonly code: "last_administrator" };
/** One administrator alone gives nobody money or the staff, and opens no login again. */
type TakesTwo = { readonly code: "takes_two_administrators" };
/** An administrator moves no money. */
type RolesApart = { readonly code: "roles_apart" };
/** Neither the one who asks nor the one who says yes is the one it is for. */
type OwnLogin = { readonly code: "own_login" };
type StaffRequestWaits = { readonly code: "staff_request_waits" };
/** It waited too long, the asker is no administrator any more, or the login changed meanwhile. */
type StaffRequestOutdated = { readonly code: "staff_request_outdated" };
export type SecondFactorInUse = { readonly code: "second_factor_in_use" };
/** Wrong, used before, too old or too new: which of them is never said. */
type WrongCode = { readonly code: "wrong_code" };
/** No password was right on this way in lately, so no code is asked for. */
type NotSignedIn = { readonly code: "not_signed_in" };

export type StaffSignInRefusal = TooManyAttempts | Overloaded | WrongCredentials;
export type ProveRefusal = TooManyAttempts | WrongCode | NotSignedIn | Overloaded;
export type OwnDeviceRefusal = TooManyAttempts | WrongCode | StaffUnknown;
export type CreateStaffRefusal = LoginTaken | StaffIsAPlayer | Overloaded;
export type ChangeStaffRefusal = StaffUnknown | LastAdministrator | TakesTwo | RolesApart;
export type AskStaffRefusal =
  | StaffUnknown
  | LoginTaken
  | StaffIsAPlayer
  | OwnLogin
  | RolesApart
  | StaffRequestWaits;
export type AnswerStaffRefusal =
  | AnswerRefusal
  | StaffUnknown
  | LoginTaken
  | StaffIsAPlayer
  | OwnLogin
  | StaffRequestOutdated
  | Overloaded;
