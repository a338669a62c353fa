-- Why: a player keeps their own details, proves that an address of theirs is read, changes it, says how
-- they like to see the house, closes the account, and asks to be forgotten.
-- Who writes: domain/players (profile, email, consents, closing, erasure), through croupier_app.
-- Who reads: domain/players; staff read erasure requests through it.
-- What must never happen: a token of a letter in clear; a link that counts twice; an address that
-- changes without a yes from the old one and the new one; a closing or a request that is edited away.

-- What was agreed to, by the version of the text. Null: agreed before texts had versions.
ALTER TABLE players.consent ADD COLUMN version text;

-- How the house looks to a player; absent: as the brand has it.
CREATE TABLE players.preference (
  player_id uuid PRIMARY KEY,
  theme text NOT NULL CHECK (theme IN ('system', 'light', 'dark')),
  currency_display text NOT NULL CHECK (currency_display IN ('symbol', 'code')),
  changed_at timestamptz NOT NULL
);

-- The address on the profile is the player's word; here it stands once a letter to it was answered.
CREATE TABLE players.confirmed_email (
  player_id uuid PRIMARY KEY,
  email text NOT NULL,
  confirmed_at timestamptz NOT NULL
);

-- One row a change that was asked for; only the newest that has not ended goes on.
CREATE TABLE players.email_change (
  player_id uuid NOT NULL,
  change_id uuid NOT NULL,
  new_email text NOT NULL,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  ended_at timestamptz,
  outcome text CHECK (outcome IN ('done', 'withdrawn', 'taken')),
  PRIMARY KEY (player_id, change_id),
  CHECK ((ended_at IS NULL) = (outcome IS NULL))
);

CREATE TABLE players.email_link (
  player_id uuid NOT NULL,
  link_id uuid NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('confirm', 'change_old', 'change_new')),
  -- The mailbox it went to: it proves nothing of any other.
  email text NOT NULL,
  change_id uuid,
  token_hash bytea NOT NULL CHECK (octet_length(token_hash) = 32),
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (player_id, link_id),
  CHECK ((purpose = 'confirm') = (change_id IS NULL))
);

CREATE INDEX email_link_by_age ON players.email_link (expires_at);

-- A link is opened by whoever reads the mailbox, on any device, signed in or not.
CREATE TABLE players.email_link_directory (
  token_hash bytea PRIMARY KEY,
  brand text NOT NULL,
  player_id uuid NOT NULL,
  link_id uuid NOT NULL
);

CREATE TABLE players.closing (
  player_id uuid NOT NULL,
  closing_id uuid NOT NULL,
  reason text,
  closed_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, closing_id)
);

-- One that waits at a time; the answer stays, and so does until when the law lets nothing be erased.
CREATE TABLE players.erasure_request (
  player_id uuid NOT NULL,
  request_id uuid NOT NULL,
  asked_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('REQUESTED', 'HELD', 'ERASED', 'WITHDRAWN')),
  held_until timestamptz,
  answered_at timestamptz,
  answered_by uuid,
  PRIMARY KEY (player_id, request_id),
  CHECK ((state = 'HELD') = (held_until IS NOT NULL)),
  CHECK ((answered_by IS NULL) OR (answered_at IS NOT NULL))
);

CREATE UNIQUE INDEX erasure_request_waiting ON players.erasure_request (player_id)
  WHERE state IN ('REQUESTED', 'HELD');
CREATE INDEX erasure_request_by_age ON players.erasure_request (asked_at);

GRANT SELECT, INSERT, UPDATE ON
  players.preference, players.email_change, players.erasure_request TO croupier_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON
  players.confirmed_email, players.email_link, players.email_link_directory TO croupier_app;
GRANT SELECT, INSERT ON players.closing TO croupier_app;
