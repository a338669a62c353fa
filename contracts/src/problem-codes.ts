/**
 * Every code a player, a client or support can meet, with the status it travels under and the
 * sentence a log or a developer reads. The one translator of the server uses this table, the site
 * keeps a sentence per code in each language, docs/reference/refusals.md explains each.
 */
export const problemCodes = {
  // The request itself.
  unreadable_request: { status: 400, title: "The request could not be read" },
  invalid_request: { status: 400, title: "The request does not match the contract" },
  not_signed_in: { status: 401, title: "Sign in first" },
  cross_site_write: { status: 403, title: "Writes are accepted from our own pages only" },
  not_found: { status: 404, title: "Nothing is here, or it is not yours" },
  method_not_allowed: { status: 405, title: "This path does not answer that method" },
  too_large: { status: 413, title: "The request is too large" },
  unsupported_media_type: { status: 415, title: "Send application/json" },
  too_many_requests: { status: 429, title: "Too many requests, wait a moment" },
  internal_error: { status: 500, title: "Something went wrong on our side" },
  overloaded: { status: 503, title: "We are busy, try again in a moment" },
  not_ready: { status: 503, title: "The server is starting or stopping" },
  maintenance: { status: 503, title: "The site is closed for maintenance" },

  // Joining and signing in.
  registration_closed: { status: 403, title: "Nobody can join at the moment" },
  consent_required: { status: 422, title: "Terms and privacy must be accepted" },
  country_not_offered: { status: 422, title: "We do not offer our games in this country" },
  currency_not_offered: { status: 422, title: "This currency is not offered" },
  language_not_offered: { status: 422, title: "This language is not offered" },
  below_minimum_age: { status: 422, title: "You are below the minimum age" },
  password_too_common: { status: 422, title: "This password is on a list of common ones" },
  registration_not_possible: {
    status: 422,
    title: "An account with these details cannot be opened",
  },
  wrong_credentials: { status: 401, title: "The login or the password is wrong" },
  account_blocked: { status: 403, title: "This account is blocked" },
  too_many_attempts: { status: 429, title: "Too many attempts, wait before the next" },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problemCodes;
