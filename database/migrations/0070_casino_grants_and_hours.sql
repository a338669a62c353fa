-- Why: the house gives rounds whose stake it pays itself, and wants to know whether a game returns what its
-- rules say.
-- Who writes: domain/casino. Who reads: the same, for players, staff and alarms.
-- What must never happen: a grant that is played more often than it was given; an hour that is added to
-- instead of counted anew, so that counting twice would double it.

CREATE TABLE casino.grants (
  player_id uuid NOT NULL,
  grant_id uuid NOT NULL,
  game text COLLATE "C" NOT NULL REFERENCES casino.games,
  asset text COLLATE "C" NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  rounds integer NOT NULL CHECK (rounds BETWEEN 1 AND 1000),
  used integer NOT NULL DEFAULT 0 CHECK (used BETWEEN 0 AND rounds),
  won bigint NOT NULL DEFAULT 0 CHECK (won >= 0),
  granted_by uuid NOT NULL,
  granted_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > granted_at),
  PRIMARY KEY (player_id, grant_id)
) WITH (fillfactor = 60);

-- What was played in an hour, as far as it is over: of a game, a configuration and a currency.
CREATE TABLE casino.hours (
  game text COLLATE "C" NOT NULL,
  profile_version integer NOT NULL,
  asset text COLLATE "C" NOT NULL,
  hour timestamptz NOT NULL,
  rounds bigint NOT NULL,
  staked bigint NOT NULL,
  paid bigint NOT NULL,
  -- What each round paid of what was staked on it, summed, and summed as squares: of no currency.
  returned numeric NOT NULL,
  squares numeric NOT NULL,
  counted_at timestamptz NOT NULL,
  PRIMARY KEY (game, profile_version, asset, hour)
);

CREATE INDEX hours_in_order ON casino.hours (hour);

GRANT SELECT, INSERT, UPDATE ON casino.grants, casino.hours TO croupier_app;

INSERT INTO players.erasure_rule (table_name, act, set_to, kept, why) VALUES
  ('casino.grants', 'keep', '{}',
   '{player_id,grant_id,game,asset,stake,rounds,used,won,granted_by,granted_at,expires_at}',
   'what the house paid for and what came of it belongs to the books');
