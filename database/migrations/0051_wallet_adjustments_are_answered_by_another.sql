-- Why: now and then staff have to put money right by hand. Money made out of nothing needs two people,
-- and a reason that somebody can read years later.
-- Who writes: domain/wallet, for staff. Who reads: the same, for staff and for the player's history.
-- What must never happen: an adjustment approved by whoever asked for it; one that says approved
-- without its transfer; two that wait for one player.

CREATE TABLE wallet.adjustments (
  player_id uuid NOT NULL,
  -- The id of its transfer as well, so that it is moved once at most.
  adjustment_id uuid NOT NULL,
  direction text NOT NULL CHECK (direction IN ('credit', 'debit')),
  asset text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- The code by which reports group; the words are for a colleague.
  reason text NOT NULL,
  words text NOT NULL,
  asked_by uuid NOT NULL,
  asked_at timestamptz NOT NULL,
  answer text CHECK (answer IN ('approved', 'declined', 'withdrawn')),
  answered_by uuid,
  answered_at timestamptz,
  PRIMARY KEY (player_id, adjustment_id),
  CHECK ((answer IS NULL) = (answered_by IS NULL) AND (answer IS NULL) = (answered_at IS NULL)),
  -- Four eyes: nobody answers themselves but to take it back, and nobody else takes it back.
  CHECK (answer IS NULL OR (answer = 'withdrawn') = (answered_by = asked_by))
);

-- Staff name one alone, and list them all, the newest first.
CREATE UNIQUE INDEX adjustments_by_id ON wallet.adjustments (adjustment_id);
CREATE UNIQUE INDEX adjustments_waiting ON wallet.adjustments (player_id) WHERE answer IS NULL;

GRANT SELECT, INSERT, UPDATE ON wallet.adjustments TO croupier_app;
