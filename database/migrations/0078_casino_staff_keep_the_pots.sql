-- Why: staff stop a pot and let it go on, and have another seed, another most or another part of stakes count.
-- A pot is money of the house and a promise to players: what it costs is changed by two of staff.
-- Who writes: domain/casino, for the back-office. Who reads: the same.
-- What must never happen: terms of a pot that whoever asked for them approved as well; two changes that wait
-- for one pot; a pot that is stopped and nobody knows by whom or why.

ALTER TABLE casino.jackpots
  ADD COLUMN switched_at timestamptz,
  ADD COLUMN switched_by uuid,
  ADD COLUMN switch_reason text,
  ADD CHECK (num_nulls(switched_at, switched_by, switch_reason) IN (0, 3));

-- One of staff asks for other terms, somebody else says yes. The part of stakes counts from then on, the rest
-- from the next pot on: one that grows drops where it was drawn to.
CREATE TABLE casino.jackpot_changes (
  change_id uuid PRIMARY KEY,
  jackpot text COLLATE "C" NOT NULL,
  asset text COLLATE "C" NOT NULL,
  parts integer NOT NULL CHECK (parts BETWEEN 1 AND 1000),
  seed bigint NOT NULL CHECK (seed > 0),
  drops_by bigint NOT NULL CHECK (drops_by > seed AND drops_by - seed < 4294967296),
  reason text NOT NULL,
  asked_by uuid NOT NULL,
  asked_at timestamptz NOT NULL,
  answer text COLLATE "C" CHECK (answer IN ('approved', 'declined', 'withdrawn')),
  answered_by uuid,
  answered_at timestamptz,
  FOREIGN KEY (jackpot, asset) REFERENCES casino.jackpots,
  CHECK ((answer IS NULL) = (answered_by IS NULL) AND (answer IS NULL) = (answered_at IS NULL)),
  -- Four eyes: nobody answers themselves but to take it back, and nobody else takes it back.
  CHECK (answer IS NULL OR (answer = 'withdrawn') = (answered_by = asked_by))
);

CREATE UNIQUE INDEX jackpot_changes_waiting ON casino.jackpot_changes (jackpot, asset) WHERE answer IS NULL;
CREATE INDEX jackpot_changes_by_pot ON casino.jackpot_changes (jackpot, asset, change_id);

GRANT SELECT, INSERT, UPDATE ON casino.jackpot_changes TO croupier_app;
