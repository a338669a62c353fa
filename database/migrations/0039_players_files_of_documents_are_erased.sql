-- Why: a picture of somebody's papers is kept for as long as the law wants it, and no longer. That it was
-- there, what was decided about it and who looked at it stays for good.
-- Who writes: domain/players: the worker erases (documents), staff hold back (documents).
-- Who reads: domain/players.
-- What must never happen: a file that is gone without its row saying when; a hold that is edited away.

ALTER TABLE players.document_file ALTER COLUMN sealed DROP NOT NULL;
ALTER TABLE players.document_file
  ADD COLUMN erased_at timestamptz,
  ADD CHECK ((sealed IS NULL) = (erased_at IS NOT NULL));

-- What the worker looks through every night.
CREATE INDEX document_file_kept ON players.document_file (player_id, file_id) WHERE erased_at IS NULL;
CREATE INDEX profile_by_place ON players.profile (country_code, subdivision, player_id);

-- While one stands, nothing of the player is erased: a court, a regulator or a dispute needs it.
CREATE TABLE players.legal_hold (
  player_id uuid NOT NULL,
  hold_id uuid NOT NULL,
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  placed_by uuid NOT NULL,
  placed_at timestamptz NOT NULL,
  lifted_by uuid,
  lifted_at timestamptz,
  PRIMARY KEY (player_id, hold_id),
  CHECK ((lifted_at IS NULL) = (lifted_by IS NULL))
);

-- One at a time.
CREATE UNIQUE INDEX legal_hold_standing ON players.legal_hold (player_id) WHERE lifted_at IS NULL;

GRANT UPDATE (sealed, erased_at) ON players.document_file TO croupier_app;
GRANT SELECT, INSERT, UPDATE (lifted_by, lifted_at) ON players.legal_hold TO croupier_app;
