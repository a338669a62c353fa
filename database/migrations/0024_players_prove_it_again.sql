-- Why: a session alone must not open everything. Before some operations a player proves once more who
-- they are: with the password, a PIN, a code of a device, a code sent to the phone, a recovery code.
-- Who writes: domain/players (step-up, two-factor, pin, phone). Who reads: domain/players.
-- What must never happen: a secret or a code in clear; a code or a proof that counts twice; a code made
-- for one operation that opens another; tries that are counted by session instead of by player.
-- All times here are the database's own: several servers write, and their clocks may differ.

-- Every try is written before it is looked at; one that was right is taken away again. What is left
-- within a window decides whether another may be made.
CREATE TABLE players.guess (
  player_id uuid NOT NULL,
  guess_id uuid NOT NULL,
  factor text NOT NULL CHECK (factor IN ('PASSWORD', 'PIN_CODE', 'SMS', 'TWO_FACTOR_AUTHENTICATION')),
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- Somebody was right since: it still counts for the day, not for the quarter of an hour.
  lived_down boolean NOT NULL DEFAULT false,
  PRIMARY KEY (player_id, guess_id)
);

CREATE INDEX guess_by_age ON players.guess (made_at);

-- A proof ends with the session it was given in, by time, and by being spent.
CREATE TABLE players.step_up (
  player_id uuid NOT NULL,
  session_id uuid NOT NULL,
  operation text NOT NULL,
  proved_with text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, session_id, operation),
  FOREIGN KEY (player_id, session_id) REFERENCES players.session ON DELETE CASCADE
);

CREATE TABLE players.two_factor (
  player_id uuid PRIMARY KEY,
  -- Sealed with a key of the installation, which is named in front.
  secret text NOT NULL,
  -- Only there is the secret shown, and only until it is confirmed.
  began_in uuid NOT NULL,
  began_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- Null until the device has shown that it counts right.
  confirmed_at timestamptz,
  -- The newest step of time whose code was taken: no code of it or before counts again.
  last_step bigint NOT NULL DEFAULT 0
);

CREATE TABLE players.recovery_code (
  player_id uuid NOT NULL,
  code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  used_at timestamptz,
  PRIMARY KEY (player_id, code_hash)
);

-- Of a purpose only the newest counts; the older ones stay for two days, to count what was sent.
CREATE TABLE players.text_code (
  player_id uuid NOT NULL,
  code_id uuid NOT NULL,
  -- One of the operations: a code is good for that one alone.
  purpose text NOT NULL,
  phone text NOT NULL,
  code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  sent_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  used_at timestamptz,
  PRIMARY KEY (player_id, code_id)
);

CREATE INDEX text_code_by_phone ON players.text_code (phone, sent_at);
CREATE INDEX text_code_by_age ON players.text_code (sent_at);

-- The number on the profile is the player's word; here it stands once a code came back from it.
CREATE TABLE players.validated_phone (
  player_id uuid PRIMARY KEY,
  phone text NOT NULL,
  validated_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

GRANT SELECT, INSERT, UPDATE, DELETE
  ON players.guess, players.step_up, players.two_factor, players.recovery_code, players.text_code,
     players.validated_phone
  TO croupier_app;
-- A PIN can be taken away: by staff, with the second factor.
GRANT DELETE ON players.credential TO croupier_app;
