-- Why: staff who look into a deposit want to see every call and every notice of its provider; money that was
-- paid in can be taken back by whoever paid it, also after it was played with; and who pays by card often
-- wants to use it again.
-- Who writes: domain/cashier, and domain/players for what keeps somebody from playing. Who reads: the same,
-- staff, and whoever takes along what is known of them.
-- What must never happen: a secret, a number of a card or a body of a call in the trace; one reversal taken
-- from a player twice; money that is owed and stands nowhere.

-- One row a call that we make or that is made to us. Whose deposit it was, its reference says.
CREATE TABLE cashier.provider_calls (
  call_id uuid PRIMARY KEY,
  provider text NOT NULL,
  -- asked: we called them. told: they called us.
  direction text NOT NULL CHECK (direction IN ('asked', 'told')),
  call text NOT NULL,
  -- The deposit or withdrawal, where it could be read.
  reference uuid,
  -- What was answered, as a word: an event, a refusal, or unreachable.
  outcome text NOT NULL,
  took_ms integer NOT NULL CHECK (took_ms >= 0),
  recorded_at timestamptz NOT NULL
);

CREATE INDEX provider_calls_by_reference ON cashier.provider_calls (reference, recorded_at)
  WHERE reference IS NOT NULL;
CREATE INDEX provider_calls_by_time ON cashier.provider_calls (recorded_at);

-- What was asked for in the beginning, where another amount came and was paid in.
ALTER TABLE cashier.deposits ADD COLUMN asked_amount bigint CHECK (asked_amount > 0);

ALTER TABLE cashier.deposits DROP CONSTRAINT deposits_state_check;
ALTER TABLE cashier.deposits ADD CONSTRAINT deposits_state_check CHECK (state IN ('requested', 'redirected',
  'pending', 'completed', 'failed', 'expired', 'cancelled', 'returning', 'returned', 'refunding', 'refunded',
  'charged_back'));

-- Money that was paid in and went back: by us, or by whoever paid it, against our will.
CREATE TABLE cashier.deposit_reversals (
  player_id uuid NOT NULL,
  deposit_id uuid NOT NULL,
  -- The provider's own name of the dispute, so that a notice told twice is one.
  provider_reference text NOT NULL,
  reversal_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('refund', 'chargeback')),
  -- lifted: it was decided in our favour, also where that was heard first.
  state text NOT NULL CHECK (state IN ('taken', 'lifted')),
  asset text NOT NULL,
  -- From the player's cash, from what they owe since, and from the fee; in minor units.
  taken bigint NOT NULL CHECK (taken >= 0),
  owed bigint NOT NULL CHECK (owed >= 0),
  fee bigint NOT NULL CHECK (fee >= 0),
  recorded_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, deposit_id, provider_reference)
);

CREATE INDEX deposit_reversals_by_time ON cashier.deposit_reversals (recorded_at);

-- A card the player wants to use again: kept by the provider, known to us by a token.
CREATE TABLE cashier.saved_methods (
  player_id uuid NOT NULL,
  method_id uuid NOT NULL,
  provider text NOT NULL,
  method text NOT NULL,
  -- Opens nothing by itself: it is good for payments of this player at this provider.
  token text NOT NULL,
  brand text NOT NULL CHECK (length(brand) <= 40),
  last_four text NOT NULL CHECK (last_four ~ '^[0-9]{4}$'),
  saved_at timestamptz NOT NULL,
  removed_at timestamptz,
  PRIMARY KEY (player_id, method_id),
  UNIQUE (player_id, provider, token)
);

-- Somebody owes money that was taken back after it was spent: they do not play until it is there.
CREATE TABLE players.play_hold (
  player_id uuid PRIMARY KEY,
  began_at timestamptz NOT NULL,
  ended_at timestamptz
);

GRANT SELECT, INSERT, DELETE ON cashier.provider_calls TO croupier_app;
GRANT SELECT, INSERT, UPDATE ON cashier.deposit_reversals, cashier.saved_methods, players.play_hold TO croupier_app;
