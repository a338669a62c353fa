-- Why: an operator switches a maker of games off, and has to say why; whether a provider is in trouble is
-- seen in what it was answered. Sessions of games are over after hours and were kept for good.
-- Who writes: the switch by domain/providers for the back-office, the counts by every server a few seconds
-- late, the deletions by the worker. Who reads: the same.
-- What must never happen: an amount or a player in the counts; a session deleted that still plays.

ALTER TABLE providers.provider
  ADD COLUMN switched_at timestamptz,
  ADD COLUMN switched_by text,
  ADD COLUMN switch_reason text,
  ADD CHECK (num_nulls(switched_at, switched_by, switch_reason) IN (0, 3));

CREATE TABLE providers.answered (
  provider text NOT NULL REFERENCES providers.provider,
  minute timestamptz NOT NULL,
  -- In the words of the provider's dialect.
  status text NOT NULL CHECK (status ~ '^[A-Z_]{1,64}$'),
  answers bigint NOT NULL CHECK (answers > 0),
  last_at timestamptz NOT NULL,
  PRIMARY KEY (provider, minute, status)
);

CREATE INDEX play_session_by_end ON providers.play_session (expires_at);
CREATE INDEX token_directory_by_session ON providers.token_directory (player_id, play_session_id);

GRANT SELECT, INSERT, UPDATE, DELETE ON providers.answered TO croupier_app;
GRANT DELETE ON providers.play_session, providers.token_directory TO croupier_app;
