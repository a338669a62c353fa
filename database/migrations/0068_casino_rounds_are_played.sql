-- Why: games that the house runs itself. Which there are and under which configuration they are played, who
-- opened which, the seeds that decide a player's rounds, and every round with what was asked and shown.
-- Who writes: domain/casino. Who reads: the same.
-- What must never happen: a launch that opens two sessions; a seed or a token in clear; one number of a pair of
-- seeds that decides two rounds; a round that changes once it is over, or is over without its money. The money
-- itself stands in the ledger, posted in the transaction that writes the round.
--
-- A player's tables have the player first in their keys. Rounds are cut by the time inside their UUIDv7, in
-- the same years as transfers. One play is one round because every play of a player takes the lock on their
-- seeds first: no key over all years is needed for it.

CREATE SCHEMA casino;

CREATE TABLE casino.games (
  game text COLLATE "C" PRIMARY KEY CHECK (game ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(game) <= 60),
  -- Whose rules it is played by: the code knows them under this name.
  family text COLLATE "C" NOT NULL,
  product text COLLATE "C" NOT NULL CHECK (product IN ('casino', 'tables')),
  -- By currency: the least and the most that is staked on a round, and what the buttons go through.
  stakes jsonb NOT NULL,
  -- Records of policy under which it is not offered.
  closed_under text[] NOT NULL DEFAULT '{}',
  disabled_at timestamptz,
  added_at timestamptz NOT NULL
);

-- A configuration is never edited: the next version takes its place from its moment on.
CREATE TABLE casino.profiles (
  game text COLLATE "C" NOT NULL REFERENCES casino.games,
  version integer NOT NULL CHECK (version > 0),
  config json NOT NULL,
  since timestamptz NOT NULL,
  PRIMARY KEY (game, version)
);

-- A launch is a token that is exchanged once; from then on the same row is the session it opened.
CREATE TABLE casino.sessions (
  player_id uuid NOT NULL,
  game_session_id uuid NOT NULL,
  -- Under which signing in the player plays: the game is over with it, and limits count by it.
  session_id uuid NOT NULL,
  game text COLLATE "C" NOT NULL REFERENCES casino.games,
  asset text COLLATE "C" NOT NULL,
  channel text COLLATE "C" NOT NULL CHECK (channel IN ('WEB', 'MOBILE')),
  -- What the law of the player's places left of it when it was launched.
  terms json NOT NULL,
  launched_at timestamptz NOT NULL,
  opened_at timestamptz,
  ended_at timestamptz,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, game_session_id)
);

CREATE INDEX sessions_by_end ON casino.sessions (expires_at);

-- Both kinds of token, as their hashes.
CREATE TABLE casino.token_directory (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('launch', 'session')),
  player_id uuid NOT NULL,
  game_session_id uuid NOT NULL
);

-- One pair decides at a time. Its own seed is told as a fingerprint and shown when the next takes over.
CREATE TABLE casino.seeds (
  player_id uuid NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  sealed_server_seed text NOT NULL,
  fingerprint text COLLATE "C" NOT NULL CHECK (fingerprint ~ '^[0-9a-f]{64}$'),
  player_seed text NOT NULL CHECK (player_seed ~ '^[A-Za-z0-9_-]{1,64}$'),
  nonce_next integer NOT NULL DEFAULT 0 CHECK (nonce_next >= 0),
  since timestamptz NOT NULL,
  revealed_at timestamptz,
  PRIMARY KEY (player_id, number)
  -- The number of the next round is written beside the last one without touching an index.
) WITH (fillfactor = 50);

CREATE UNIQUE INDEX seeds_that_decide ON casino.seeds (player_id) WHERE revealed_at IS NULL;

CREATE TABLE casino.rounds (
  player_id uuid NOT NULL,
  round_id uuid NOT NULL,
  -- Made where the player pressed.
  play_id uuid NOT NULL,
  game text COLLATE "C" NOT NULL,
  profile_version integer NOT NULL,
  asset text COLLATE "C" NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  staked bigint NOT NULL CHECK (staked >= stake),
  payout bigint CHECK (payout >= 0),
  -- As text, as the rules wrote it.
  choice json NOT NULL,
  actions json NOT NULL,
  -- What was shown, step by step.
  steps json NOT NULL,
  seed_number integer NOT NULL,
  nonce integer NOT NULL CHECK (nonce >= 0),
  -- Which grant paid the stake; the player did where there is none.
  grant_id uuid,
  game_session_id uuid NOT NULL,
  session_id uuid NOT NULL,
  state text COLLATE "C" NOT NULL CHECK (state IN ('open', 'closed', 'voided')),
  -- Who took the last step.
  ended_by text COLLATE "C" CHECK (ended_by IN ('player', 'house')),
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  PRIMARY KEY (player_id, round_id),
  CHECK ((state = 'open') = (closed_at IS NULL)),
  CHECK ((state = 'open') = (ended_by IS NULL)),
  CHECK ((state = 'closed') = (payout IS NOT NULL))
) PARTITION BY RANGE (round_id);

CREATE INDEX rounds_by_play ON casino.rounds (player_id, play_id);
-- Rounds lie in the order of their ids, so a few pages are all there is to read for one of anybody's.
CREATE INDEX rounds_in_order ON casino.rounds USING brin (round_id) WITH (pages_per_range = 32, autosummarize = on);

CREATE TABLE casino.rounds_rest PARTITION OF casino.rounds DEFAULT;
CREATE TABLE casino.rounds_2026 PARTITION OF casino.rounds
  FOR VALUES FROM ('019b76da-a800-0000-0000-000000000000') TO ('01a2ce8b-d400-0000-0000-000000000000');
CREATE TABLE casino.rounds_2027 PARTITION OF casino.rounds
  FOR VALUES FROM ('01a2ce8b-d400-0000-0000-000000000000') TO ('01aa263d-0000-0000-0000-000000000000');
CREATE TABLE casino.rounds_2028 PARTITION OF casino.rounds
  FOR VALUES FROM ('01aa263d-0000-0000-0000-000000000000') TO ('01b18314-8800-0000-0000-000000000000');
CREATE TABLE casino.rounds_2029 PARTITION OF casino.rounds
  FOR VALUES FROM ('01b18314-8800-0000-0000-000000000000') TO ('01b8dac5-b400-0000-0000-000000000000');
CREATE TABLE casino.rounds_2030 PARTITION OF casino.rounds
  FOR VALUES FROM ('01b8dac5-b400-0000-0000-000000000000') TO ('01c03276-e000-0000-0000-000000000000');
CREATE TABLE casino.rounds_2031 PARTITION OF casino.rounds
  FOR VALUES FROM ('01c03276-e000-0000-0000-000000000000') TO ('01c78a28-0c00-0000-0000-000000000000');

-- The few rounds in which the player still has a say: one of a game at a time.
CREATE TABLE casino.open_rounds (
  player_id uuid NOT NULL,
  game text COLLATE "C" NOT NULL,
  round_id uuid NOT NULL,
  acted_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, game)
) WITH (fillfactor = 50);

CREATE INDEX open_rounds_by_age ON casino.open_rounds (acted_at);

GRANT USAGE ON SCHEMA casino TO croupier_app;
GRANT SELECT, INSERT ON casino.profiles TO croupier_app;
GRANT SELECT, INSERT, UPDATE ON casino.games, casino.seeds, casino.rounds TO croupier_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON casino.sessions, casino.open_rounds TO croupier_app;
GRANT SELECT, INSERT, DELETE ON casino.token_directory TO croupier_app;

INSERT INTO players.erasure_rule (table_name, act, at_once, why) VALUES
  ('casino.token_directory', 'delete', true, 'hashes of tokens that open nothing any more'),
  ('casino.open_rounds', 'delete', false, 'a shorter way to rounds that stay');

INSERT INTO players.erasure_rule (table_name, act, set_to, kept, why) VALUES
  ('casino.sessions', 'keep', '{}',
   '{player_id,game_session_id,session_id,game,asset,channel,terms,launched_at,opened_at,ended_at,expires_at}',
   'which game was opened, by ids alone'),
  ('casino.seeds', 'keep', '{}',
   '{player_id,number,sealed_server_seed,fingerprint,player_seed,nonce_next,since,revealed_at}',
   'what decided the rounds, so that each can be counted out again'),
  ('casino.rounds', 'keep', '{}',
   '{player_id,round_id,play_id,game,profile_version,asset,stake,staked,payout,choice,actions,steps,seed_number,nonce,grant_id,game_session_id,session_id,state,ended_by,opened_at,closed_at}',
   'what a stake was for and how it ended belongs to the books');
