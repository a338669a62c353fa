import { ledgerTables } from "@croupier/ledger";

/** Columns that are told; the others have a reason. */
export type ToldTable = {
  readonly told: readonly string[];
  readonly withheld?: Readonly<Record<string, string>>;
};

const key = "says whose it is, which the whole file says";
const ours = "a number of our own, without meaning outside";
const secret = "opens something, or is the trace of what does";
const staff = "who of staff did it: their data, not the player's";
const others = "somebody else's data";

const names = (line: string): readonly string[] => line.split(" ");

/** Every table with rows of a player: what is told of it. */
export const toldTables: Readonly<Record<string, ToldTable>> = {
  "players.profile": {
    told: names(
      "player_id brand status email nickname first_name last_name date_of_birth phone country_code subdivision address_line1 address_line2 city postal_code currency language referral joined_at joined_under",
    ),
  },
  "players.preference": {
    told: ["theme", "currency_display", "new_device_letters", "changed_at"],
    withheld: { player_id: key },
  },
  "players.confirmed_email": { told: ["email", "confirmed_at"], withheld: { player_id: key } },
  "players.validated_phone": { told: ["phone", "validated_at"], withheld: { player_id: key } },
  "players.consent": {
    told: ["kind", "given", "version", "recorded_at"],
    withheld: { player_id: key },
  },
  "players.credential": {
    told: ["kind", "changed_at"],
    withheld: { player_id: key, hash: secret },
  },
  "players.passkey": {
    told: ["name", "transports", "synced", "created_at", "last_used_at"],
    withheld: {
      player_id: key,
      passkey_id: ours,
      credential_id: secret,
      public_key: secret,
      counter: secret,
    },
  },
  "players.two_factor": {
    told: ["began_at", "confirmed_at"],
    withheld: { player_id: key, secret, began_in: ours, last_step: secret },
  },
  "players.session": {
    told: names("device place started_at last_active_at before_at before_device before_place"),
    withheld: { player_id: key, session_id: ours, token_hash: secret },
  },
  "players.past_session": {
    told: ["device", "started_at", "last_active_at"],
    withheld: { player_id: key, session_id: ours },
  },
  "players.last_sign_in": {
    told: ["signed_in_at", "device", "place"],
    withheld: { player_id: key },
  },
  "players.known_device": {
    told: ["first_seen_at", "last_seen_at"],
    withheld: { player_id: key, device_hash: secret },
  },
  "players.event": {
    told: ["happened_at", "kind", "facts", "done_by"],
    withheld: { player_id: key, event_id: ours, staff_id: staff },
  },
  "players.email_change": {
    told: names("new_email asked_at expires_at old_confirmed_at new_confirmed_at ended_at"),
    withheld: { player_id: key, change_id: ours, outcome: "would tell whose an address is" },
  },
  "players.email_link": {
    told: ["purpose", "email", "sent_at", "expires_at", "used_at"],
    withheld: { player_id: key, link_id: ours, change_id: ours, token_hash: secret },
  },
  "players.text_code": {
    told: ["purpose", "channel", "phone", "sent_at", "expires_at", "used_at"],
    withheld: { player_id: key, code_id: ours, code_hash: secret, tries: secret },
  },
  "players.closing": {
    told: ["reason", "closed_at"],
    withheld: { player_id: key, closing_id: ours },
  },
  "players.erasure_request": {
    told: ["asked_at", "state", "held_until", "hold_reasons", "answered_at"],
    withheld: { player_id: key, request_id: ours, answered_by: staff },
  },
  "players.limit_version": {
    told: ["kind", "time_window", "set_by", "value", "waits", "asked_at", "counts_from"],
    withheld: { player_id: key, version_id: ours },
  },
  "players.limit_answer": {
    told: ["answer", "answered_at"],
    withheld: { player_id: key, version_id: ours },
  },
  "players.play_break": {
    told: ["began_at", "ends_at"],
    withheld: { player_id: key, break_id: ours },
  },
  "players.exclusion": {
    told: ["set_by", "began_at", "may_return_at"],
    withheld: { player_id: key, exclusion_id: ours },
  },
  "players.exclusion_return": {
    told: ["asked_at", "counts_from"],
    withheld: { player_id: key, exclusion_id: ours },
  },
  "players.register_check": {
    told: ["register", "listed", "checked_at"],
    withheld: { player_id: key, check_id: ours, reference: "a number of theirs, for the register" },
  },
  "players.same_person": {
    told: ["certainty", "found_at"],
    withheld: {
      player_id: key,
      match_id: ours,
      excluded_id: others,
      evidence: "would tell what another account says of somebody",
    },
  },
  "players.same_person_answer": {
    told: ["answered_at"],
    withheld: { player_id: key, match_id: ours, staff_id: staff, reason: "a note of staff" },
  },
  "players.reality_check_choice": {
    told: ["minutes", "chosen_at"],
    withheld: { player_id: key, choice_id: ours },
  },
  "players.reality_check_answer": {
    told: ["answered_at"],
    withheld: { player_id: key, answer_id: ours, session_id: ours },
  },
  "players.document": {
    told: ["document_type", "status", "reason", "since", "valid_until", "rejections"],
    withheld: {
      player_id: key,
      brand: ours,
      submission_id: ours,
      answer_due_at: ours,
      approved_once_by: staff,
      assigned_to: staff,
      note: "words of staff to staff",
    },
  },
  "players.document_act": {
    told: ["document_type", "act", "status", "reason", "happened_at", "provider"],
    withheld: {
      player_id: key,
      act_id: ours,
      submission_id: ours,
      staff_id: staff,
      note: "words of staff to staff",
    },
  },
  "players.document_file": {
    told: ["document_type", "side", "kind", "mime", "byte_count", "sent_at", "erased_at"],
    withheld: {
      player_id: key,
      file_id: ours,
      submission_id: ours,
      scan: ours,
      sealed: "the picture itself, which the player has; it is never served again",
    },
  },
  ...Object.fromEntries(
    Object.entries(ledgerTables.told).map(([table, { told, withheld }]) => [
      table,
      { told, withheld: Object.fromEntries(withheld.map((name) => [name, ours])) },
    ]),
  ),
  "wallet.wallets": { told: ["currency", "opened_at"], withheld: { player_id: key } },
  "wallet.operations": {
    told: names(
      "kind product asset amount cash_free cash_locked bonus_playable verdict recorded_at",
    ),
    withheld: {
      player_id: key,
      operation_id: ours,
      round_id: ours,
      bet_id: ours,
      transfer_id: ours,
      house: ours,
      detail: ours,
      refused_by_guard: ours,
      settled: ours,
    },
  },
  "wallet.adjustments": {
    told: names("direction asset amount reason asked_at answer answered_at"),
    withheld: {
      player_id: key,
      adjustment_id: ours,
      words: "what staff tell each other; asked for in writing, people answer",
      asked_by: staff,
      answered_by: staff,
    },
  },
  "players.linked_account": {
    told: names("kind country_code last_four added_at usable_from removed_at"),
    withheld: { player_id: key, account_id: ours, sealed: secret, fingerprint: secret },
  },
  "cashier.player_transfers": {
    told: names("named asset amount state sent_at expires_at settled_at"),
    withheld: {
      player_id: key,
      transfer_id: ours,
      settlement_id: ours,
      brand: "the brand of the profile, which is told",
      folded: "a second spelling of the name, until it was looked up",
      recipient_id: others,
      looked_up_at: "when we looked for the name",
    },
  },
  "cashier.withdrawals": {
    told: names(
      "method provider destination asset amount fee state reason requested_at changed_at promised_at late_credit awaited_since late_at",
    ),
    withheld: {
      player_id: key,
      withdrawal_id: ours,
      split_from: ours,
      late_transfer_id: ours,
      provider_reference: "a number of the provider's, without meaning outside",
      destination_id: ours,
      findings: "what our rules against fraud look at",
      judged_at: "when those rules looked at it last",
      may_cancel: ours,
      site_origin: ours,
      transfer_ids: ours,
      assigned_to: staff,
      first_yes_by: staff,
      due_at: "until when staff wanted to look",
      checked_at: "when we asked the provider last",
      handed_at: "when we called the provider to send it",
      stop_asked_at: "when staff or our rules stopped it",
    },
  },
  "cashier.deposits": {
    told: names(
      "method provider paid_with asset amount asked_amount fee state reason requested_at changed_at expires_at",
    ),
    withheld: {
      player_id: key,
      deposit_id: ours,
      provider_reference: "a number of the provider's, without meaning outside",
      hosted_url: secret,
      checked_at: "when we asked the provider last",
      check_wanted_at: "since when the provider is to be asked about it",
    },
  },
  "cashier.deposit_reversals": {
    told: names("kind state asset taken owed fee recorded_at changed_at"),
    withheld: {
      player_id: key,
      deposit_id: ours,
      reversal_id: ours,
      provider_reference: "a number of the provider's, without meaning outside",
    },
  },
  "cashier.deposit_refunds": {
    told: names("reason asked_at answer answered_at"),
    withheld: {
      player_id: key,
      refund_id: ours,
      deposit_id: ours,
      words: "what staff tell each other; asked for in writing, people answer",
      takes_two: ours,
      asked_by: staff,
      answered_by: staff,
    },
  },
  "cashier.saved_methods": {
    told: names("provider method brand last_four saved_at removed_at"),
    withheld: { player_id: key, method_id: ours, token: secret },
  },
  "support.tickets": {
    told: names(
      "number language subject message reference_kind reference_id sent_at due_at state changed_at",
    ),
    withheld: {
      player_id: key,
      ticket_id: ours,
      brand: ours,
      email: "empty: players are answered at the address of the profile",
      idempotency_key: ours,
      taken_by: staff,
    },
  },
  "support.ticket_answers": {
    told: ["answer", "answered_at"],
    withheld: { player_id: key, answer_id: ours, ticket_id: ours, answered_by: staff },
  },
  "players.play_hold": { told: ["began_at", "ended_at"], withheld: { player_id: key } },
  "providers.play_session": {
    told: names("provider game_code currency launched_at exchanged_at expires_at"),
    withheld: { player_id: key, play_session_id: ours, session_id: ours },
  },
  "casino.grants": {
    told: names(
      "game asset stake rounds used won granted_at expires_at reason cancelled_at cancel_reason answer answered_at answer_note",
    ),
    withheld: {
      player_id: key,
      grant_id: ours,
      granted_by: staff,
      press_id: ours,
      cancelled_by: staff,
      takes_two: ours,
      answered_by: staff,
    },
  },
  "casino.flight_seats": {
    told: names(
      "chain number seat round_id name asset stake land_at state landed_at payout came_down",
    ),
    withheld: { player_id: key },
  },
  "casino.pots": {
    told: names("jackpot asset number seed drops_by fingerprint begun_at dropped_at paid round_id"),
    withheld: {
      player_id: key,
      sealed_server_seed: secret,
      collected: "what everybody's stakes brought together",
      posted: "what everybody's stakes brought together",
    },
  },
  "casino.played_games": { told: ["game", "times", "last_at"], withheld: { player_id: key } },
  "casino.favourites": { told: ["game", "kept_at"], withheld: { player_id: key } },
  "casino.sessions": {
    told: names("game asset channel terms launched_at opened_at ended_at expires_at"),
    withheld: { player_id: key, game_session_id: ours, session_id: ours },
  },
  "casino.seeds": {
    told: names("number fingerprint player_seed nonce_next since revealed_at"),
    // A player who has it before it is shown knows what comes next.
    withheld: { player_id: key, sealed_server_seed: secret },
  },
  "casino.next_seeds": {
    told: names("number fingerprint drawn_at"),
    // A player who has it before it is shown knows what comes next.
    withheld: { player_id: key, sealed_server_seed: secret },
  },
  "casino.rounds": {
    told: names(
      "round_id game profile_version asset stake staked payout jackpot_paid choice actions steps seed_number nonce grant_id state ended_by opened_at closed_at",
    ),
    withheld: { player_id: key, play_id: ours, game_session_id: ours, session_id: ours },
  },
  "oversight.consent": {
    told: ["analytics", "marketing", "language", "version", "brand", "recorded_at"],
    withheld: { player_id: key, consent_id: ours, subject: secret },
  },
  "rewards.referral_code": {
    told: ["code", "brand", "made_at"],
    withheld: { player_id: key },
  },
  "rewards.referral": {
    told: ["code", "sharing_method", "joined_at"],
    withheld: { player_id: key, friend_id: others },
  },
};

/** Tables of which nothing is told, and why. */
export const withheldTables: Readonly<Record<string, string>> = {
  ...ledgerTables.withheld,
  "wallet.holds": "the same stakes as among the operations, seen from the game",
  "players.email_directory": "a second spelling of the address on the profile",
  "players.nickname_directory": "a second spelling of the nickname on the profile",
  "players.phone_directory": "a second spelling of the validated phone",
  "players.email_link_directory": secret,
  "players.session_directory": secret,
  "players.passkey_directory": secret,
  "players.partial_session": secret,
  "players.password_reset": secret,
  "players.step_up": secret,
  "players.recovery_code": secret,
  "players.guess": secret,
  "players.document_report": "a provider's own record, of which we keep the hash",
  "players.document_sight": staff,
  "players.legal_hold": "may stand for a court whose question must not be told of",
  "players.note": "may hold what the law forbids to tell; asked for in writing, people answer",
  "players.reset_request": staff,
  "cashier.withdrawal_events":
    "what staff and the provider did about withdrawals, whose outcome is told",
  "cashier.deposit_events": "what the provider told of the deposits, whose outcome is told",
  "cashier.commands": "repeats of the player's own presses, with the key that tells them apart",
  "providers.call": "what a provider asked for the stakes and wins among the operations",
  "providers.player_ref":
    "a provider's own name for a player, by which it is asked for its records",
  "providers.player_ref_directory": "a second spelling of the provider's name for a player",
  "providers.token_directory": secret,
  "casino.open_rounds": "the same rounds as among all, as long as they last",
  "casino.token_directory": secret,
  "rewards.friend_directory": others,
  "rewards.referral_code_directory": "a second spelling of the code",
};
