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
  cross_site_write: { status: 403, title: "This is accepted from our own pages only" },
  not_found: { status: 404, title: "Nothing is here, or it is not yours" },
  method_not_allowed: { status: 405, title: "This path does not answer that method" },
  too_large: { status: 413, title: "The request is too large" },
  unsupported_media_type: { status: 415, title: "This type of content is not taken here" },
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
  account_closed: { status: 403, title: "The player closed this account" },
  too_many_attempts: { status: 429, title: "Too many attempts, wait before the next" },
  captcha_required: { status: 403, title: "Show first that no machine is trying" },
  captcha_refused: { status: 403, title: "That does not show that no machine is trying" },

  password_reset_over: { status: 422, title: "This link was used, is too old or never was one" },
  passkey_refused: { status: 403, title: "This passkey does not open anything here" },
  sign_in_over: { status: 403, title: "Begin again with the password" },

  // Proving it again (verification).
  step_up_required: { status: 403, title: "Prove first that it is you" },
  verification_not_accepted: { status: 422, title: "This is not how this operation is proved" },
  verification_failed: { status: 403, title: "That is not right" },
  verification_blocked: { status: 403, title: "Too many wrong tries, this is blocked for a while" },
  too_many_codes: { status: 429, title: "A code was sent just now, or too many were" },
  two_factor_not_offered: { status: 403, title: "Codes of a device are not offered here" },
  two_factor_not_begun: { status: 409, title: "No device is being set up" },
  enrolment_not_ready: { status: 409, title: "A PIN or a validated phone has to come first" },
  pin_too_simple: { status: 422, title: "This PIN is one of the first that others would try" },
  phone_missing: { status: 409, title: "There is no phone number to send a code to" },
  phone_validated: { status: 409, title: "This number is validated already" },
  phone_in_use: { status: 409, title: "This number belongs to another account" },

  // Safer play.
  self_excluded: { status: 403, title: "The player is excluded" },
  person_in_review: { status: 403, title: "Somebody excluded is much alike: staff look first" },
  register_unreachable: { status: 403, title: "The register of excluded people did not answer" },
  on_a_break: { status: 403, title: "The player is taking a break" },
  limit_reached: { status: 403, title: "A limit is reached" },
  session_limit_reached: { status: 403, title: "The time the player set is used up" },
  money_owed: { status: 403, title: "Money that was taken back is owed first" },
  reality_check_due: { status: 403, title: "The reminder of the time waits for an answer" },
  play_closed: { status: 403, title: "The operator has closed play for everybody" },
  agreement_due: { status: 403, title: "Changed terms wait to be agreed to" },
  autoplay_not_offered: { status: 403, title: "Here every round is pressed for" },
  not_offered_here: { status: 403, title: "This is not offered in the player's place" },
  email_unconfirmed: { status: 403, title: "The e-mail address has to be confirmed first" },
  limit_not_offered: { status: 422, title: "There is no limit of this kind" },
  limit_out_of_range: { status: 422, title: "A limit cannot have this value" },
  raise_unknown: { status: 409, title: "No such raise waits" },
  raise_not_due: { status: 409, title: "A raise can be confirmed a day after it was asked for" },
  break_length: { status: 422, title: "A break cannot be this long or short" },
  exclusion_length: { status: 422, title: "An exclusion cannot be this long or short" },
  not_excluded: { status: 409, title: "There is no exclusion to come back from" },
  exclusion_not_over: { status: 409, title: "The exclusion still has to last" },
  reality_check_interval: { status: 422, title: "The reminder cannot come this often or seldom" },

  // The cashier.
  cashier_closed: { status: 403, title: "The operator has closed this part of the cashier" },
  idempotency_key_reused: { status: 422, title: "This key was used for another request" },
  request_in_flight: { status: 409, title: "The same request is being answered" },
  deposit_method_not_offered: { status: 422, title: "This cannot be paid with here" },
  deposit_amount_out_of_range: { status: 422, title: "No amount that can be paid in this way" },
  provider_unreachable: { status: 503, title: "Whoever collects the money does not answer" },
  deposit_not_open: { status: 409, title: "This deposit is not waiting to be paid" },
  notice_not_signed: { status: 403, title: "The notice does not bear the signature of its sender" },
  withdrawal_method_not_offered: { status: 422, title: "Money cannot leave that way here" },
  withdrawal_amount_out_of_range: { status: 422, title: "No amount that can leave in this way" },
  withdrawal_destination_unknown: { status: 422, title: "This is no place for the player's money" },
  withdrawal_destination_waits: { status: 409, title: "This place for money is too new" },
  withdrawal_day_limit: { status: 403, title: "That is more than may leave in a day" },
  not_withdrawable: { status: 409, title: "There is not so much that may leave" },
  withdrawal_not_open: { status: 409, title: "This withdrawal has come too far, or is over" },
  cancelling_not_allowed: { status: 403, title: "Here nobody takes a withdrawal back" },
  document_required: { status: 403, title: "A document has to be shown first" },
  notice_unreadable: { status: 422, title: "The notice tells nothing that can be used" },

  // Games of the house.
  practice_not_offered: { status: 403, title: "This game is not practised here" },
  launch_not_valid: { status: 403, title: "This launch was used, is too old or never was one" },
  game_session_over: { status: 401, title: "The game is over: open it again" },
  game_closed: { status: 403, title: "This game is closed at the moment" },
  game_changed: { status: 409, title: "The game was changed: open it again" },
  play_reused: { status: 422, title: "This press was used for another play" },
  round_open: { status: 409, title: "A round of this game waits for its end" },
  seeds_changed: { status: 409, title: "Another seed is the next by now" },
  round_too_soon: { status: 409, title: "The next round begins a moment later" },
  action_not_allowed: { status: 409, title: "The round does not allow that now" },
  round_stopped: { status: 409, title: "The round was stopped: staff look at it" },
  stake_out_of_range: { status: 422, title: "No stake that this game takes" },
  choice_not_offered: { status: 422, title: "The game does not offer this" },
  free_rounds_over: { status: 409, title: "No such free rounds are left" },
  insufficient_funds: { status: 422, title: "There is not so much to play with" },

  // Money from one player to another.
  transfer_amount_out_of_range: { status: 422, title: "No amount that can go to another player" },
  transfer_to_yourself: { status: 422, title: "This is the player's own name" },
  transfer_day_limit: { status: 403, title: "That is more than may go between players in a day" },
  transfer_not_open: { status: 409, title: "This transfer has been answered, or is over" },

  // Linked bank accounts.
  account_number_invalid: { status: 422, title: "This is no number of a bank account" },
  routing_number_invalid: { status: 422, title: "This is no routing number of a bank" },
  account_holder_differs: { status: 422, title: "The account is in another name" },
  account_linked_already: { status: 409, title: "This account is linked already" },
  too_many_linked_accounts: { status: 409, title: "No more accounts can be linked" },
  linked_account_in_use: { status: 409, title: "Money is on its way to this account" },

  // The account itself.
  email_confirmed: { status: 409, title: "This address is confirmed already" },
  email_unchanged: { status: 409, title: "This is the address already" },
  too_many_letters: { status: 429, title: "A letter was sent just now, or too many were" },
  agreement_outdated: { status: 409, title: "A newer text is there to be agreed to" },
  already_closed: { status: 409, title: "This account is closed already" },
  erasure_waiting: { status: 409, title: "A request to be forgotten waits already" },
  link_not_valid: { status: 422, title: "This link does not count, or not any more" },

  // Documents.
  document_not_asked: { status: 409, title: "Nobody has asked for this document" },
  document_already_asked: { status: 409, title: "This document has been asked for already" },
  document_in_review: { status: 409, title: "We are looking at this document" },
  document_valid: { status: 409, title: "A valid document of this type is here" },
  document_blocked: { status: 403, title: "Documents could not prove who this is" },
  document_not_waiting: { status: 409, title: "Nothing of this document waits for that" },
  hold_stands: { status: 409, title: "The files of this player are held already" },
  hold_not_there: { status: 409, title: "Nothing of this player is held" },
  document_side_not_taken: { status: 422, title: "This does not show what was asked for" },
  document_file_type: { status: 422, title: "The file is no JPEG, PNG or PDF" },
  document_too_large: { status: 422, title: "The file is too large or has too many pixels" },
  document_too_small: { status: 422, title: "The picture has too few pixels to be read" },
  document_unreadable: { status: 422, title: "The file is broken or not what it says it is" },
  document_unsafe: { status: 422, title: "There is more in the file than a document" },
  document_infected: { status: 422, title: "A virus was found in the file" },
  document_not_scanned: { status: 503, title: "The virus scanner does not answer" },
  report_not_signed: { status: 403, title: "The report does not bear the signature of its sender" },
  report_unreadable: { status: 422, title: "The report tells nothing that can be used" },

  // Staff.
  role_required: { status: 403, title: "Your roles do not allow this" },
  second_factor_required: { status: 403, title: "Set up codes of your own device first" },
  second_factor_in_use: { status: 409, title: "Codes of a device are in use already" },
  wrong_code: { status: 422, title: "The code is wrong, was used before or is too old" },
  login_taken: { status: 409, title: "Somebody has this login already" },
  last_administrator: { status: 409, title: "Nobody else could administer the house" },

  // Content, at the desk.
  entry_exists: { status: 409, title: "The id of the new entry is in use" },
  invalid_entry: { status: 422, title: "What was written does not fit" },
  slug_reserved: { status: 422, title: "The site keeps this address for itself" },
  slug_taken: { status: 409, title: "Another entry is shown under this address" },
  version_conflict: { status: 409, title: "Somebody saved a newer version meanwhile" },
  version_unknown: { status: 422, title: "This version was never written" },
  nothing_to_show: { status: 422, title: "An entry is shown with its settings and one language" },
  linked_from: { status: 409, title: "Other content leads here" },
  title_needed: { status: 422, title: "A fixed page is hidden by typing its title" },
  hints_open: { status: 409, title: "Something on it must not be shown to visitors" },
  needs_review: { status: 409, title: "Somebody else has to approve this first" },
  own_work: { status: 409, title: "Somebody who had no part in it has to answer" },
  comment_empty_or_too_long: { status: 422, title: "A comment has 1 to 5,000 characters" },
  moment_passed: { status: 422, title: "The moment is not ahead any more" },
  redirect_to_itself: { status: 422, title: "An address cannot lead to itself" },
  import_unreadable: { status: 422, title: "The file is not an export of content" },
  entry_elsewhere: { status: 409, title: "An id of the file belongs to another bucket or kind" },
  media_type_unknown: { status: 422, title: "The file is no picture that can be shown" },
  media_too_large: { status: 413, title: "The file is too large" },
  media_too_many_pixels: { status: 422, title: "The picture has too many pixels" },
  media_unreadable: { status: 422, title: "The picture is broken or not what it says it is" },
  media_animated: { status: 422, title: "Pictures that move are not taken" },
  template_name_taken: { status: 409, title: "Another template has this name" },
  media_exists: { status: 409, title: "The id of the new picture is in use" },
  invalid_media: { status: 422, title: "What is said about the picture does not fit" },
  alt_text_missing: { status: 422, title: "What the picture shows has to be said in words" },

  // Players at the desk of staff.
  player_closed: { status: 409, title: "The player closed this account: staff open nothing" },
  status_unchanged: { status: 409, title: "The player stands so already" },
  nothing_to_reset: { status: 409, title: "The player has no second factor" },
  reset_waits: { status: 409, title: "Somebody asked for this already, and it waits" },
  own_request: { status: 409, title: "Somebody else has to say yes" },
  export_limit_reached: { status: 403, title: "So many rows are not left for today" },
  staff_is_a_player: { status: 409, title: "This person is a player: staff may not be players" },

  // Withdrawals at the desk of staff.
  withdrawal_not_stoppable: { status: 409, title: "This withdrawal cannot be stopped any more" },
  withdrawal_not_waiting: { status: 409, title: "This withdrawal waits for nobody of staff" },
  assigned_elsewhere: { status: 409, title: "A colleague has taken this one" },
  withdrawal_judged_anew: {
    status: 409,
    title: "The checks found something new: look at it again",
  },
  withdrawal_part_out_of_range: { status: 422, title: "The parts do not fit the amount" },

  // Affiliates.
  already_answered: { status: 409, title: "Somebody answered this already" },
  answer_reason_missing: { status: 422, title: "Say why: the applicant reads it" },

  // Money put right by hand.
  adjustment_amount_out_of_range: { status: 422, title: "No amount that can be moved" },
  adjustment_not_covered: { status: 409, title: "The player has less than that" },
  adjustment_waits: { status: 409, title: "Another one waits for this player" },

  // Deposits that staff send back.
  deposit_not_refundable: { status: 409, title: "There is nothing of this deposit to send back" },
  refund_waits: { status: 409, title: "A refund of this deposit waits for a colleague already" },
  refund_not_covered: { status: 409, title: "The player has less than the deposit was" },

  // Games of the house, as staff keep them.
  place_unknown: { status: 422, title: "There is no law of this name" },
  profile_unknown: { status: 422, title: "The game has no such return to players" },
  profile_in_use: { status: 409, title: "The game returns that already" },
  profile_change_waits: { status: 409, title: "Another change waits for this game" },
  pot_not_possible: { status: 422, title: "A pot drops by more than its seed" },
  pot_change_waits: { status: 409, title: "Another change waits for this pot" },
  expiry_out_of_range: { status: 422, title: "Free rounds end within a year, and not before now" },
  range_too_long: { status: 422, title: "Not so many days at once" },

  // Operating a brand.
  changed_meanwhile: { status: 409, title: "Somebody changed this meanwhile" },
  reason_missing: { status: 422, title: "Say why, at least in the language of the brand" },
  maintenance_is_over: { status: 409, title: "This time is over" },
  maintenance_overlaps: { status: 409, title: "Another maintenance lies in this time" },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problemCodes;
