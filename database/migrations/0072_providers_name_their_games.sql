-- Why: a game that is made and run elsewhere is opened from the lobby as ours are: the house has to know whose
-- it is, where its page is, what it returns and what may be staked there.
-- Who writes: domain/providers, at the word of an operator. Who reads: the same, for every list and launch.
-- What must never happen: an address that leads to another host: the origin of a maker's pages is a setting of
-- the process, and here stands only the path below it.

CREATE TABLE providers.game (
  -- As content names it, and never the name of a game of the house.
  game text PRIMARY KEY CHECK (game ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(game) <= 60),
  provider text NOT NULL REFERENCES providers.provider,
  -- As its maker names it.
  game_code text NOT NULL CHECK (length(game_code) BETWEEN 1 AND 100),
  path text NOT NULL CHECK (path ~ '^/[A-Za-z0-9._~/-]*$'),
  product text NOT NULL CHECK (product IN ('casino', 'tables', 'live')),
  -- Declared by its maker: the house does not run its rules.
  return_to_player double precision NOT NULL CHECK (return_to_player > 0 AND return_to_player <= 1),
  deviation double precision NOT NULL CHECK (deviation >= 0),
  -- The least time that a round takes: where the law wants more, the game is not offered.
  round_ms integer NOT NULL CHECK (round_ms >= 0),
  -- By currency: the least and the most that is staked on a round.
  stakes jsonb NOT NULL,
  added_at timestamptz NOT NULL,
  UNIQUE (provider, game_code)
);

GRANT SELECT, INSERT ON providers.game TO croupier_app;
