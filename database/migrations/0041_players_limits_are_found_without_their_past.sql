-- Why: every stake and every deposit asks which limits count. Versions are only ever added, and nothing
-- bounds how often somebody changes theirs, so what counts is found without reading all of the past.
-- Who writes: domain/players (limits), by adding versions and answers.
-- Who reads: domain/players (limits), in the transactions of money.
-- What must never happen: that a player's thousand changes make the money of everybody else wait.

CREATE INDEX limit_version_at_once ON players.limit_version
  (player_id, kind, time_window, set_by, asked_at DESC, version_id DESC) WHERE NOT waits;

CREATE INDEX limit_version_waiting ON players.limit_version
  (player_id, kind, time_window, set_by, asked_at DESC, version_id DESC) WHERE waits;

CREATE INDEX limit_answer_confirmed ON players.limit_answer (player_id) WHERE answer = 'confirmed';
