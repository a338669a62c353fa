-- Why: games of the house can have a pot that grows with every stake and drops before it reaches an amount
-- that everybody is told.
-- Who writes: domain/casino, in the transaction of the rounds that feed and win it. Who reads: the same.
-- What must never happen: a pot that drops twice; an amount of the drop that changes once its fingerprint was
-- told, or that anybody can read before it has dropped; a pot whose money is not in the ledger.
--
-- The money of all pots stands in house_jackpot: seeds come from house_bonus_cost, contributions from
-- house_casino, prizes leave it. A pot counts in ten-thousandths of a minor unit and posts whole units.

CREATE TABLE casino.jackpots (
  jackpot text COLLATE "C" NOT NULL CHECK (jackpot ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(jackpot) <= 60),
  asset text COLLATE "C" NOT NULL,
  games text[] NOT NULL,
  -- Of every stake, in ten-thousandths.
  parts integer NOT NULL CHECK (parts BETWEEN 1 AND 1000),
  -- What a pot begins with, and what it has dropped by: of the next that begins.
  seed bigint NOT NULL CHECK (seed > 0),
  drops_by bigint NOT NULL CHECK (drops_by > seed AND drops_by - seed < 4294967296),
  disabled_at timestamptz,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (jackpot, asset)
);

-- One pot after the other. Where it drops is drawn from a seed that is told as a fingerprint before and shown
-- after.
CREATE TABLE casino.pots (
  jackpot text COLLATE "C" NOT NULL,
  asset text COLLATE "C" NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  seed bigint NOT NULL CHECK (seed > 0),
  drops_by bigint NOT NULL CHECK (drops_by > seed),
  sealed_server_seed text NOT NULL,
  fingerprint text COLLATE "C" NOT NULL CHECK (fingerprint ~ '^[0-9a-f]{64}$'),
  -- Contributed, in ten-thousandths of a minor unit, and how many whole units of it were posted.
  collected bigint NOT NULL CHECK (collected >= 0),
  posted bigint NOT NULL CHECK (posted >= 0 AND posted <= collected / 10000),
  begun_at timestamptz NOT NULL,
  dropped_at timestamptz,
  paid bigint CHECK (paid BETWEEN seed AND drops_by),
  -- Whose round it was.
  player_id uuid,
  round_id uuid,
  PRIMARY KEY (jackpot, asset, number),
  FOREIGN KEY (jackpot, asset) REFERENCES casino.jackpots,
  CHECK ((dropped_at IS NULL) = (paid IS NULL) AND (dropped_at IS NULL) = (round_id IS NULL)
    AND (dropped_at IS NULL) = (player_id IS NULL))
) WITH (fillfactor = 50);

CREATE UNIQUE INDEX pots_that_grow ON casino.pots (jackpot, asset) WHERE dropped_at IS NULL;
CREATE INDEX pots_of_winners ON casino.pots (player_id) WHERE player_id IS NOT NULL;

-- What a round won besides what its rules pay.
ALTER TABLE casino.rounds ADD COLUMN jackpot_paid bigint CHECK (jackpot_paid > 0);

GRANT SELECT, INSERT, UPDATE ON casino.jackpots, casino.pots TO croupier_app;

UPDATE players.erasure_rule SET kept = kept || '{jackpot_paid}' WHERE table_name = 'casino.rounds';

INSERT INTO players.erasure_rule (table_name, act, set_to, kept, why) VALUES
  ('casino.pots', 'keep', '{}',
   '{jackpot,asset,number,seed,drops_by,sealed_server_seed,fingerprint,collected,posted,begun_at,dropped_at,paid,player_id,round_id}',
   'which round a pot was paid for belongs to the books');
