import type { Overloaded, TooManyAttempts, WrongCredentials } from "@croupier/players/credentials";

/** A staff login that is taken is told openly: only staff makes staff. */
type LoginTaken = { readonly code: "login_taken" };
/** Only staff makes staff, so it may be said. */
export type StaffIsAPlayer = { readonly code: "staff_is_a_player" };
export type StaffUnknown = { readonly code: "not_found" };
/** Somebody must be left who can make and dismiss staff. */
type LastAdministrator = { readonly code: "last_administrator" };
export type SecondFactorInUse = { readonly code: "second_factor_in_use" };
/** Wrong, used before, too old or too new: which of them is never said. */
type WrongCode = { readonly code: "wrong_code" };
/** No password was right on this way in lately, so no code is asked for. */
type NotSignedIn = { readonly code: "not_signed_in" };

export type StaffSignInRefusal = TooManyAttempts | Overloaded | WrongCredentials;
export type ProveRefusal = TooManyAttempts | WrongCode | NotSignedIn;
export type OwnDeviceRefusal = TooManyAttempts | WrongCode | StaffUnknown;
export type CreateStaffRefusal = LoginTaken | StaffIsAPlayer | Overloaded;
export type ChangeStaffRefusal = StaffUnknown | LastAdministrator;
