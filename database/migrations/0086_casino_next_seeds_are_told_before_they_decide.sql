-- Why: the server seed of a pair was drawn when the player's half of it was known, so that the house could have
-- tried many. The next one is drawn and told as a fingerprint before the player chooses theirs.
-- Who writes: domain/casino. Who reads: the same.
-- What must never happen: a seed that was on show and is drawn again; one in clear, or told before it decides no more.
--
-- One row a player, for the pair behind the one that decides. When that one takes over, its seal moves to casino.seeds
-- as it is, and the next is drawn. A server of the version before knows nothing of it: where it put another pair in
-- place, the number here is behind, and the row is written anew.

CREATE TABLE casino.next_seeds (
  player_id uuid PRIMARY KEY,
  number integer NOT NULL CHECK (number > 1),
  sealed_server_seed text NOT NULL,
  fingerprint text COLLATE "C" NOT NULL CHECK (length(fingerprint) = 64 AND fingerprint ~ '^[0-9a-f]*$'),
  drawn_at timestamptz NOT NULL
);

GRANT SELECT, INSERT, UPDATE ON casino.next_seeds TO croupier_app;

INSERT INTO players.erasure_rule (table_name, act, at_once, why) VALUES
  ('casino.next_seeds', 'delete', false, 'a seed that has decided nothing');
