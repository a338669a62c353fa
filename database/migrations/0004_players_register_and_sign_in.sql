-- Why: a person joins a brand, proves a password, and is recognised by an opaque session.
-- Who writes: domain/players, through croupier_app. Who reads: domain/players only; other rooms ask it.
-- What must never happen: a password or a session token in plain text; an e-mail or nickname that
-- belongs to two players of one brand; a consent that is edited after it was given.
-- Players are to be sharded, so player_id comes first in every primary key. What must be unique or
-- found across players stands in a small directory table of its own.

CREATE SCHEMA players;

CREATE TABLE players.profile (
  player_id uuid PRIMARY KEY,
  brand text NOT NULL,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'blocked', 'closed')),
  email text NOT NULL,
  nickname text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  date_of_birth date NOT NULL,
  phone text,
  country_code text NOT NULL CHECK (country_code ~ '^[A-Z]{2}$'),
  subdivision text CHECK (subdivision ~ '^[A-Z0-9]{1,3}$'),
  address_line1 text NOT NULL,
  address_line2 text,
  city text NOT NULL,
  postal_code text NOT NULL,
  currency text NOT NULL,
  language text NOT NULL,
  referral jsonb,
  joined_at timestamptz NOT NULL,
  -- Which policy records let this player in, so that the decision can be explained later.
  joined_under jsonb NOT NULL
);

CREATE INDEX profile_by_joined ON players.profile (brand, joined_at);

CREATE TABLE players.email_directory (
  brand text NOT NULL,
  email_folded text NOT NULL,
  player_id uuid NOT NULL,
  PRIMARY KEY (brand, email_folded)
);

CREATE TABLE players.nickname_directory (
  brand text NOT NULL,
  nickname_folded text NOT NULL,
  player_id uuid NOT NULL,
  PRIMARY KEY (brand, nickname_folded)
);

-- What a player knows: the password now, the PIN code later. `hash` is a PHC string.
CREATE TABLE players.credential (
  player_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('password', 'pin_code')),
  hash text NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, kind)
);

-- Append-only: the latest row of a kind is what the player agrees to now.
CREATE TABLE players.consent (
  player_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('terms', 'privacy', 'marketing')),
  recorded_at timestamptz NOT NULL,
  given boolean NOT NULL,
  PRIMARY KEY (player_id, kind, recorded_at)
);

CREATE TABLE players.session (
  player_id uuid NOT NULL,
  session_id uuid NOT NULL,
  token_hash bytea NOT NULL CHECK (octet_length(token_hash) = 32),
  device text NOT NULL,
  place text,
  started_at timestamptz NOT NULL,
  last_active_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, session_id)
);

CREATE INDEX session_by_activity ON players.session (last_active_at);
CREATE INDEX session_by_start ON players.session (started_at);

CREATE TABLE players.session_directory (
  token_hash bytea PRIMARY KEY,
  brand text NOT NULL,
  player_id uuid NOT NULL,
  session_id uuid NOT NULL
);

-- Counts tries, not players: a name nobody bears is counted like any other, or the counter itself
-- would tell which names exist. `subject` is a keyed hash, so neither names nor addresses are kept.
CREATE TABLE players.attempt (
  subject bytea PRIMARY KEY,
  purpose text NOT NULL,
  counted integer NOT NULL CHECK (counted >= 0),
  window_started_at timestamptz NOT NULL,
  lockouts integer NOT NULL DEFAULT 0,
  locked_until timestamptz
);

CREATE INDEX attempt_by_window ON players.attempt (window_started_at);

GRANT USAGE ON SCHEMA players TO croupier_app;
GRANT SELECT, INSERT, UPDATE ON players.profile, players.credential TO croupier_app;
GRANT SELECT, INSERT ON players.consent TO croupier_app;
GRANT SELECT, INSERT, UPDATE, DELETE
  ON players.email_directory, players.nickname_directory, players.attempt,
     players.session, players.session_directory
  TO croupier_app;
