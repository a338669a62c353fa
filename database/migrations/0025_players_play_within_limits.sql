-- Why: a player sets limits, takes a break, excludes themselves and is reminded of the time. What was
-- set stays readable for good, because a regulator asks what held on a day long gone.
-- Who writes: domain/players (limits, exclusion, reality-check, standing), through croupier_app.
-- Who reads: domain/players; other rooms ask it through the ports mayPlay and mayDeposit.
-- What must never happen: a version, a break or an exclusion that is edited or deleted; a raise that
-- counts before its moment and a confirmation; an exclusion that ends by itself.
-- Moments are the database's: two processes with different clocks must see one window.

-- One row each time a limit is set. The latest that counts is the limit; a raise counts from its
-- confirmation on, which is taken only once counts_from has come.
CREATE TABLE players.limit_version (
  player_id uuid NOT NULL,
  version_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('deposit', 'loss', 'stake', 'session')),
  time_window text NOT NULL CHECK (time_window IN ('day', 'week', 'month')),
  set_by text NOT NULL CHECK (set_by IN ('player', 'operator')),
  -- Minor units of the player's currency, or seconds of a session limit; null: none any more.
  value bigint CHECK (value >= 0),
  waits boolean NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  counts_from timestamptz NOT NULL,
  PRIMARY KEY (player_id, version_id),
  CHECK (counts_from >= asked_at)
);

-- What became of a raise. One answer each: whoever confirms it cannot withdraw it any more.
CREATE TABLE players.limit_answer (
  player_id uuid NOT NULL,
  version_id uuid NOT NULL,
  answer text NOT NULL CHECK (answer IN ('confirmed', 'withdrawn')),
  answered_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (player_id, version_id)
);

-- A break ends by the clock and cannot be shortened.
CREATE TABLE players.play_break (
  player_id uuid NOT NULL,
  break_id uuid NOT NULL,
  began_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, break_id),
  CHECK (ends_at > began_at)
);

-- An exclusion holds until the player comes back by an act of their own, never by the clock alone.
CREATE TABLE players.exclusion (
  player_id uuid NOT NULL,
  exclusion_id uuid NOT NULL,
  set_by text NOT NULL CHECK (set_by IN ('player', 'operator')),
  began_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- From here on the player may ask to come back; null: never.
  may_return_at timestamptz,
  PRIMARY KEY (player_id, exclusion_id),
  CHECK (may_return_at > began_at)
);

CREATE TABLE players.exclusion_return (
  player_id uuid NOT NULL,
  exclusion_id uuid NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- A day to think it over.
  counts_from timestamptz NOT NULL,
  PRIMARY KEY (player_id, exclusion_id)
);

-- What a register of excluded people said, each time it was asked. The latest answer counts.
CREATE TABLE players.register_check (
  player_id uuid NOT NULL,
  check_id uuid NOT NULL,
  register text NOT NULL,
  listed boolean NOT NULL,
  checked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (player_id, check_id)
);

-- How often the player wants to be told of the time; the latest row counts, the law may want more.
CREATE TABLE players.reality_check_choice (
  player_id uuid NOT NULL,
  choice_id uuid NOT NULL,
  minutes smallint CHECK (minutes BETWEEN 1 AND 1440),
  chosen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (player_id, choice_id)
);

CREATE TABLE players.reality_check_answer (
  player_id uuid NOT NULL,
  answer_id uuid NOT NULL,
  session_id uuid NOT NULL,
  answered_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (player_id, answer_id)
);

-- A session that ended, so that the time somebody spent here outlives it.
CREATE TABLE players.past_session (
  player_id uuid NOT NULL,
  session_id uuid NOT NULL,
  device text NOT NULL,
  started_at timestamptz NOT NULL,
  last_active_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, session_id)
);

CREATE INDEX past_session_by_activity ON players.past_session (player_id, last_active_at);

GRANT SELECT, INSERT ON
  players.limit_version, players.limit_answer, players.play_break, players.exclusion,
  players.exclusion_return, players.register_check, players.reality_check_choice,
  players.reality_check_answer, players.past_session
TO croupier_app;

-- What a rolling window sums. Only the movements that a limit counts are in it, so that the rest of
-- the postings do not pay for it.
SET LOCAL ROLE croupier_ledger;
CREATE INDEX transfers_by_limited_kind ON ledger.transfers (player_id, recorded_at)
  INCLUDE (kind, asset, amount)
  WHERE kind IN ('deposit', 'stake', 'void', 'win');
