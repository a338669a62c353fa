-- Why: a player finds again what they played last and most, and what they keep, on whatever device they are.
-- Who writes: domain/casino, when the site says that a game was opened or kept. Who reads: the same.
-- What must never happen: this counting as play. It holds practice too, says nothing of money, and no limit,
-- return or report is read from it; what was played for money stands in casino.rounds.

CREATE TABLE casino.played_games (
  player_id uuid NOT NULL,
  -- Of whoever made it: a game that we do not run ourselves is played here too.
  game text COLLATE "C" NOT NULL CHECK (length(game) BETWEEN 1 AND 80),
  times integer NOT NULL DEFAULT 1 CHECK (times > 0),
  last_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, game)
) WITH (fillfactor = 70);

CREATE TABLE casino.favourites (
  player_id uuid NOT NULL,
  game text COLLATE "C" NOT NULL CHECK (length(game) BETWEEN 1 AND 80),
  kept_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, game)
);

GRANT SELECT, INSERT, UPDATE ON casino.played_games TO croupier_app;
GRANT SELECT, INSERT, DELETE ON casino.favourites TO croupier_app;

INSERT INTO players.erasure_rule (table_name, act, at_once, why) VALUES
  ('casino.played_games', 'delete', true, 'a shortcut to games, of a player who comes no more to play'),
  ('casino.favourites', 'delete', true, 'games somebody liked, of a player who comes no more to play');
