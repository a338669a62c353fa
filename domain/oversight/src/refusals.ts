import type { Overloaded, TooManyAttempts, WrongCredentials } from "@croupier/players/credentials";

/** A staff login that is taken is told openly: only staff makes staff. */
type LoginTaken = { readonly code: "login_taken" };

export type StaffSignInRefusal = TooManyAttempts | Overloaded | WrongCredentials;
export type CreateStaffRefusal = LoginTaken | Overloaded;
