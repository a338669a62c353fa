-- Why: a password alone must not be the whole of signing in. What is under way between the password and
-- the second factor, links for who forgot the password, passkeys, the browsers a player is known to use,
-- and when somebody last came in.
-- Who writes: domain/players (sign-in, password, passkeys). Who reads: the same.
-- What must never happen: a token, a link or a challenge in clear; one that opens something twice; a
-- partial session that is taken for a session; a row that tells whether somebody has an account here.

-- Between the right password and the second factor. It opens the second step and nothing else.
CREATE TABLE players.partial_session (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  brand text NOT NULL,
  player_id uuid NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX partial_session_by_player ON players.partial_session (player_id);
CREATE INDEX partial_session_by_age ON players.partial_session (expires_at);

CREATE TABLE players.password_reset (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  brand text NOT NULL,
  player_id uuid NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX password_reset_by_player ON players.password_reset (player_id);
CREATE INDEX password_reset_by_age ON players.password_reset (expires_at);

-- A browser that somebody signed in with: a random cookie, kept as its hash. No other trait of it.
CREATE TABLE players.known_device (
  player_id uuid NOT NULL,
  device_hash bytea NOT NULL CHECK (octet_length(device_hash) = 32),
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, device_hash)
);

CREATE TABLE players.last_sign_in (
  player_id uuid PRIMARY KEY,
  signed_in_at timestamptz NOT NULL,
  device text NOT NULL,
  place text
);

-- What was the last sign-in when this session began: the player is told, and sees what was not theirs.
ALTER TABLE players.session
  ADD COLUMN before_at timestamptz,
  ADD COLUMN before_device text,
  ADD COLUMN before_place text;

CREATE TABLE players.passkey (
  player_id uuid NOT NULL,
  passkey_id uuid NOT NULL,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  -- Of a key that counts: it must never go back, or somebody has a copy.
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  -- The provider keeps a copy for the player's other devices.
  synced boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  PRIMARY KEY (player_id, passkey_id)
);

CREATE TABLE players.passkey_directory (
  brand text NOT NULL,
  credential_id text NOT NULL,
  player_id uuid NOT NULL,
  passkey_id uuid NOT NULL,
  PRIMARY KEY (brand, credential_id)
);

-- Challenges are signed, not kept. Only those that were answered stand here until they are too old.
CREATE TABLE players.spent_challenge (
  challenge_hash bytea PRIMARY KEY CHECK (octet_length(challenge_hash) = 32),
  expires_at timestamptz NOT NULL
);

CREATE INDEX spent_challenge_by_age ON players.spent_challenge (expires_at);

GRANT SELECT, INSERT, UPDATE, DELETE
  ON players.partial_session, players.password_reset, players.known_device, players.last_sign_in,
     players.passkey, players.passkey_directory, players.spent_challenge
  TO croupier_app;
