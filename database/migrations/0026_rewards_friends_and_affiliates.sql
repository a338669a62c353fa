-- Why: a player invites friends with a code of their own, and sites ask to send us visitors.
-- Who writes: domain/rewards, when somebody joins, applies or is answered. Who reads: domain/rewards,
-- for the player whose friends they are and for staff.
-- What must never happen: a friend who is told of more than that they joined; a code that leads to two
-- players; an application that is answered twice.

CREATE SCHEMA rewards;

CREATE TABLE rewards.referral_code (
  player_id uuid PRIMARY KEY,
  brand text NOT NULL,
  -- Begins with P and is shorter than ten: by that a link knows that a player sent it.
  code text NOT NULL CHECK (code ~ '^P[0-9A-Z]{8}$'),
  made_at timestamptz NOT NULL
);

CREATE TABLE rewards.referral_code_directory (
  brand text NOT NULL,
  code text NOT NULL,
  player_id uuid NOT NULL,
  PRIMARY KEY (brand, code)
);

-- Whom a player brought. `friend_id` is never shown to anybody.
CREATE TABLE rewards.referral (
  player_id uuid NOT NULL,
  friend_id uuid NOT NULL CHECK (friend_id <> player_id),
  code text NOT NULL,
  sharing_method text NOT NULL,
  joined_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  PRIMARY KEY (player_id, friend_id)
);

-- A person is brought by one other at most.
CREATE TABLE rewards.friend_directory (
  friend_id uuid PRIMARY KEY,
  player_id uuid NOT NULL
);

CREATE TABLE rewards.affiliate_application (
  application_id uuid PRIMARY KEY,
  brand text NOT NULL,
  received_at timestamptz NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  email_folded text NOT NULL,
  site text NOT NULL,
  audience text NOT NULL,
  approach text NOT NULL,
  language text NOT NULL,
  -- What was agreed to, in which version.
  consents jsonb NOT NULL,
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'accepted', 'refused')),
  answered_at timestamptz,
  answered_by uuid,
  reason text,
  affiliate_id text,
  CHECK ((status = 'waiting') = (answered_at IS NULL)),
  CHECK ((status = 'accepted') = (affiliate_id IS NOT NULL))
);

-- Whoever asks again while we think about it has asked once.
CREATE UNIQUE INDEX affiliate_application_waiting
  ON rewards.affiliate_application (brand, email_folded) WHERE status = 'waiting';
CREATE UNIQUE INDEX affiliate_by_id
  ON rewards.affiliate_application (brand, affiliate_id) WHERE affiliate_id IS NOT NULL;
CREATE INDEX affiliate_application_by_status
  ON rewards.affiliate_application (status, received_at);

GRANT USAGE ON SCHEMA rewards TO croupier_app;
GRANT SELECT, INSERT ON rewards.referral_code, rewards.referral_code_directory,
  rewards.friend_directory TO croupier_app;
GRANT SELECT, INSERT, UPDATE ON rewards.referral, rewards.affiliate_application TO croupier_app;
