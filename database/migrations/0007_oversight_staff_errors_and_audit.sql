-- Why: staff sign in on their own, every act of theirs is remembered, and an error that nobody
-- handled is seen by somebody.
-- Who writes: domain/oversight. Who reads: domain/oversight, for the back-office.
-- What must never happen: an audit row edited or removed (the app may only insert and read); personal
-- data in the text of an error; a staff session that opens the player site, or the other way round.

CREATE SCHEMA oversight;

CREATE TABLE oversight.staff (
  staff_id uuid PRIMARY KEY,
  login text NOT NULL,
  login_folded text NOT NULL UNIQUE,
  name text NOT NULL,
  password_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  disabled_at timestamptz
);

CREATE TABLE oversight.staff_session (
  session_id uuid PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES oversight.staff,
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  device text NOT NULL,
  started_at timestamptz NOT NULL,
  last_active_at timestamptz NOT NULL
);

CREATE INDEX staff_session_by_activity ON oversight.staff_session (last_active_at);

CREATE TABLE oversight.attempt (
  subject bytea PRIMARY KEY,
  purpose text NOT NULL,
  counted integer NOT NULL CHECK (counted >= 0),
  window_started_at timestamptz NOT NULL,
  lockouts integer NOT NULL DEFAULT 0,
  locked_until timestamptz
);

CREATE TABLE oversight.audit (
  audit_id uuid PRIMARY KEY,
  happened_at timestamptz NOT NULL,
  staff_id uuid,
  action text NOT NULL,
  subject text,
  facts jsonb NOT NULL DEFAULT '{}'
);

CREATE INDEX audit_by_staff ON oversight.audit (staff_id, audit_id DESC);

-- Alike errors are one row: the fingerprint is made of what it is and where it arose, not of its words.
CREATE TABLE oversight.unhandled_error (
  error_id uuid PRIMARY KEY,
  fingerprint text NOT NULL UNIQUE,
  process text NOT NULL,
  message text NOT NULL,
  arose_at text NOT NULL,
  last_trace_id text NOT NULL,
  count bigint NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL
);

CREATE INDEX unhandled_error_newest ON oversight.unhandled_error (last_seen_at DESC);

GRANT USAGE ON SCHEMA oversight TO croupier_app;
GRANT SELECT, INSERT, UPDATE ON oversight.staff, oversight.unhandled_error TO croupier_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON oversight.staff_session, oversight.attempt TO croupier_app;
GRANT SELECT, INSERT ON oversight.audit TO croupier_app;
