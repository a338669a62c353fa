-- Why: a deposit lives longer than a request: the player pays elsewhere, and the provider tells us when it
-- likes, twice, late, out of order or never. What we know of it stands here; the money stands in the ledger.
-- Who writes: domain/cashier. Who reads: the same, and whoever takes along what is known of them.
-- What must never happen: one deposit paid in twice; a deposit that says completed without its transfer; an
-- answer to a key that another request was given.

CREATE SCHEMA cashier;

CREATE TABLE cashier.deposits (
  player_id uuid NOT NULL,
  -- The id of its transfer as well, so that it is paid in once at most.
  deposit_id uuid NOT NULL,
  method text NOT NULL,
  provider text NOT NULL,
  provider_reference text,
  asset text NOT NULL,
  -- What the player gets, and what they pay besides, in minor units.
  amount bigint NOT NULL CHECK (amount > 0),
  fee bigint NOT NULL CHECK (fee >= 0),
  state text NOT NULL CHECK (state IN ('requested', 'redirected', 'pending', 'completed', 'failed',
    'expired', 'cancelled', 'returning', 'returned')),
  -- Why it failed, or goes back.
  reason text,
  hosted_url text,
  requested_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- When the provider was asked last, without having called.
  checked_at timestamptz,
  PRIMARY KEY (player_id, deposit_id)
);

-- A provider names a deposit alone.
CREATE INDEX deposits_by_id ON cashier.deposits (deposit_id);
CREATE INDEX deposits_unsettled ON cashier.deposits (changed_at)
  WHERE state IN ('requested', 'redirected', 'pending', 'returning');

-- Everything that was told of a deposit, by whom, and what came of it: also what changed nothing.
CREATE TABLE cashier.deposit_events (
  player_id uuid NOT NULL,
  deposit_id uuid NOT NULL,
  event_id text NOT NULL,
  said text NOT NULL,
  told_by text NOT NULL CHECK (told_by IN ('player', 'provider', 'poll')),
  state_before text NOT NULL,
  state_after text NOT NULL,
  recorded_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, deposit_id, event_id)
);

-- What a key was used for and what it was answered; null while the answer is being made.
CREATE TABLE cashier.commands (
  player_id uuid NOT NULL,
  idempotency_key text NOT NULL,
  asked_hash bytea NOT NULL,
  subject_id uuid NOT NULL,
  begun_at timestamptz NOT NULL,
  answer jsonb,
  PRIMARY KEY (player_id, idempotency_key)
);

GRANT USAGE ON SCHEMA cashier TO croupier_app;
GRANT SELECT, INSERT, UPDATE ON cashier.deposits, cashier.commands TO croupier_app;
GRANT SELECT, INSERT ON cashier.deposit_events TO croupier_app;
