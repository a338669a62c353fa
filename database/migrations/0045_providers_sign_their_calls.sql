-- Why: makers of games run them on machines of their own and ask our wallet over HTTP. Who they are, the
-- keys they sign with, which player plays what of theirs, and what each of their calls was.
-- Who writes: domain/providers. Who reads: the same.
-- What must never happen: a key or a token in clear; a launch that opens two sessions; one transaction
-- of a provider that is two different calls. No amount stands here: money has its verdict in
-- wallet.operations, written with the money.

CREATE SCHEMA providers;

CREATE TABLE providers.provider (
  provider text PRIMARY KEY CHECK (provider ~ '^[a-z]+(_[a-z]+)*$' AND length(provider) <= 32),
  name text NOT NULL,
  dialect text NOT NULL CHECK (dialect IN ('croupier', 'hub')),
  -- Which of the player's money its games take first.
  spend text NOT NULL CHECK (spend IN ('cash_first', 'bonus_first', 'cash_only')),
  disabled_at timestamptz,
  disabled_games text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL
);

-- A secret is sealed with the keyring of the house; a public key needs no seal, and has one all the same.
CREATE TABLE providers.provider_key (
  provider text NOT NULL REFERENCES providers.provider,
  key_id text NOT NULL CHECK (key_id ~ '^[A-Za-z0-9_-]{1,64}$'),
  sealed text NOT NULL,
  valid_from timestamptz NOT NULL,
  valid_until timestamptz CHECK (valid_until > valid_from),
  PRIMARY KEY (provider, key_id)
);

-- What a provider calls a player: leads to nobody at another provider.
CREATE TABLE providers.player_ref (
  player_id uuid NOT NULL,
  provider text NOT NULL REFERENCES providers.provider,
  player_ref text NOT NULL,
  PRIMARY KEY (player_id, provider)
);

CREATE TABLE providers.player_ref_directory (
  provider text NOT NULL,
  player_ref text NOT NULL,
  player_id uuid NOT NULL,
  PRIMARY KEY (provider, player_ref)
);

-- A launch is a token that is exchanged once; from then on the same row is the session it opened.
CREATE TABLE providers.play_session (
  player_id uuid NOT NULL,
  play_session_id uuid NOT NULL,
  provider text NOT NULL REFERENCES providers.provider,
  -- Under which signing in the player plays: limits and reality checks count by it.
  session_id uuid NOT NULL,
  game_code text NOT NULL,
  currency text NOT NULL,
  launched_at timestamptz NOT NULL,
  exchanged_at timestamptz,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, play_session_id)
);

-- Both kinds of token, as their hashes.
CREATE TABLE providers.token_directory (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  kind text NOT NULL CHECK (kind IN ('launch', 'session')),
  provider text NOT NULL,
  player_id uuid NOT NULL,
  play_session_id uuid NOT NULL
);

-- The first call under a transaction id is what that id means, for good. A refusal of ours stands here; what
-- the money said stands with the money.
CREATE TABLE providers.call (
  provider text NOT NULL,
  transaction_id text NOT NULL,
  call text NOT NULL,
  player_id uuid NOT NULL,
  -- Over everything but what differs from one attempt to the next.
  fingerprint bytea NOT NULL CHECK (octet_length(fingerprint) = 32),
  refused text,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (provider, transaction_id)
);

CREATE INDEX call_by_player ON providers.call (player_id, received_at);

GRANT USAGE ON SCHEMA providers TO croupier_app;
GRANT SELECT, INSERT, UPDATE ON providers.provider, providers.provider_key, providers.play_session
  TO croupier_app;
GRANT SELECT, INSERT ON providers.player_ref, providers.player_ref_directory, providers.token_directory,
  providers.call
  TO croupier_app;
