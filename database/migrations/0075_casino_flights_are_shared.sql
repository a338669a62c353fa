-- Why: a flight is one round for everybody: it is decided by a link of a chain that was told beforehand, and
-- written by one process at a time.
-- Who writes: domain/casino. Who reads: the same.
-- What must never happen: two writers of one game; a link that is shown before its flight is over; a seat that
-- is paid twice; a flight that is over while somebody's stake in it is not.
--
-- A stake in a flight is a round of its player like any other, in casino.rounds. Its number of seeds is the
-- chain's below zero, and its number in them is the flight's: no pair of the player's decides it.

CREATE TABLE casino.chains (
  chain integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game text COLLATE "C" NOT NULL REFERENCES casino.games,
  sealed_secret text NOT NULL,
  -- The link before the first: told before anything is decided.
  fingerprint text COLLATE "C" NOT NULL CHECK (fingerprint ~ '^[0-9a-f]{64}$'),
  -- Chosen behind the fingerprint, and public.
  salt text NOT NULL CHECK (salt ~ '^[A-Za-z0-9_-]{1,64}$'),
  length integer NOT NULL CHECK (length > 0),
  since timestamptz NOT NULL
);

CREATE INDEX chains_by_game ON casino.chains (game, chain);

CREATE TABLE casino.flights (
  chain integer NOT NULL REFERENCES casino.chains,
  number integer NOT NULL CHECK (number >= 0),
  profile_version integer NOT NULL,
  state text COLLATE "C" NOT NULL CHECK (state IN ('boarding', 'flying', 'over')),
  -- Until when stakes are taken, and from when it rises.
  boards_until timestamptz NOT NULL,
  took_off_at timestamptz,
  over_at timestamptz,
  -- Where it ended, in ten-thousandths, and what decided it: once it is over.
  multiple integer,
  link text COLLATE "C" CHECK (link ~ '^[0-9a-f]{64}$'),
  PRIMARY KEY (chain, number),
  CHECK ((state = 'boarding') = (took_off_at IS NULL)),
  CHECK ((state = 'over') = (over_at IS NOT NULL)),
  CHECK ((state = 'over') = (multiple IS NOT NULL)),
  CHECK ((state = 'over') = (link IS NOT NULL))
) WITH (fillfactor = 70);

CREATE UNIQUE INDEX flights_under_way ON casino.flights (chain) WHERE state <> 'over';

-- Who writes the flights of a game, until when, and the how manieth that is: whoever comes later has a higher
-- number, and what a writer with a lower one tries is refused.
CREATE TABLE casino.flight_writers (
  game text COLLATE "C" PRIMARY KEY REFERENCES casino.games,
  writer text COLLATE "C" NOT NULL,
  fence bigint NOT NULL CHECK (fence > 0),
  leased_until timestamptz NOT NULL
) WITH (fillfactor = 50);

-- Who is in a flight. Whoever leaves before it takes off was never in it.
CREATE TABLE casino.flight_seats (
  chain integer NOT NULL,
  number integer NOT NULL,
  player_id uuid NOT NULL,
  round_id uuid NOT NULL,
  -- Under which the others see them.
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  asset text COLLATE "C" NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  -- Where they asked to be landed, in ten-thousandths.
  land_at integer,
  state text COLLATE "C" NOT NULL CHECK (state IN ('aboard', 'landed', 'lost')),
  landed_at integer,
  payout bigint,
  PRIMARY KEY (chain, number, player_id),
  FOREIGN KEY (chain, number) REFERENCES casino.flights,
  CHECK ((state = 'landed') = (landed_at IS NOT NULL)),
  CHECK ((state = 'aboard') = (payout IS NULL))
) WITH (fillfactor = 60);

GRANT SELECT, INSERT ON casino.chains TO croupier_app;
GRANT SELECT, INSERT, UPDATE ON casino.flights, casino.flight_writers TO croupier_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON casino.flight_seats TO croupier_app;

INSERT INTO players.erasure_rule (table_name, act, set_to, kept, why) VALUES
  ('casino.flight_seats', 'keep', '{}',
   '{chain,number,player_id,round_id,name,asset,stake,land_at,state,landed_at,payout}',
   'which flight a stake was in, by ids and a name that means nobody');
