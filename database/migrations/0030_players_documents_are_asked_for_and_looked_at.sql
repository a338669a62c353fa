-- Why: the law wants to know who plays. A player is asked for a document, sends it, and a person of the
-- staff or a provider says whether it shows what it should.
-- Who writes: domain/players (documents), for players through the site, for staff through the back-office.
-- Who reads: domain/players.
-- What must never happen: a file in clear, or under the name its sender gave it; a decision that is edited
-- or deleted; a look at a file that is not written down; one type of document asked for twice at a time.

-- What stands about one type of document of one player. No row: nobody has asked for it.
CREATE TABLE players.document (
  player_id uuid NOT NULL,
  document_type text NOT NULL CHECK (document_type IN ('ID_DOCUMENT', 'PROOF_OF_ADDRESS')),
  brand text NOT NULL,
  status text NOT NULL
    CHECK (status IN ('REQUESTED', 'PENDING', 'VERIFIED', 'INVALID', 'BLOCKED')),
  since timestamptz NOT NULL,
  -- Why it is not what was needed; the player reads it.
  reason text,
  note text,
  rejections smallint NOT NULL DEFAULT 0 CHECK (rejections >= 0),
  -- What was sent last; the next upload joins it while it is not whole.
  submission_id uuid,
  -- While it waits for us: until when we want to have answered, who looks at it, who has approved once.
  answer_due_at timestamptz,
  assigned_to uuid,
  approved_once_by uuid,
  -- A verified one is not asked for again before this moment; null: for good.
  valid_until timestamptz,
  PRIMARY KEY (player_id, document_type),
  CHECK ((status = 'PENDING') = (answer_due_at IS NOT NULL)),
  CHECK (status IN ('INVALID', 'BLOCKED') OR reason IS NULL)
);

CREATE INDEX document_queue ON players.document (answer_due_at) WHERE status = 'PENDING';
CREATE INDEX document_by_validity ON players.document (valid_until) WHERE status = 'VERIFIED';

CREATE TABLE players.document_file (
  player_id uuid NOT NULL,
  file_id uuid NOT NULL,
  document_type text NOT NULL,
  submission_id uuid NOT NULL,
  -- What the player says it is, and which side of it.
  kind text NOT NULL,
  side text NOT NULL CHECK (side IN ('FRONT', 'BACK')),
  mime text NOT NULL CHECK (mime IN ('image/jpeg', 'image/png', 'application/pdf')),
  byte_count integer NOT NULL CHECK (byte_count > 0),
  -- The pixels written anew, or the PDF as it came; sealed with a key of the installation.
  sealed text NOT NULL,
  -- What the virus scanner said; not_run where there is none.
  scan text NOT NULL CHECK (scan IN ('not_run', 'clean')),
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, file_id),
  UNIQUE (player_id, submission_id, side)
);
-- It is sealed: trying to compress it only costs.
ALTER TABLE players.document_file ALTER COLUMN sealed SET STORAGE EXTERNAL;

-- Everything that ever happened to a document, in order.
CREATE TABLE players.document_act (
  player_id uuid NOT NULL,
  act_id uuid NOT NULL,
  document_type text NOT NULL,
  submission_id uuid,
  act text NOT NULL,
  status text NOT NULL,
  reason text,
  note text,
  -- Of three one: a person of the staff, a provider, or neither (a rule, the player).
  staff_id uuid,
  provider text,
  happened_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, act_id)
);

-- Who of the staff looked at a file, and how.
CREATE TABLE players.document_sight (
  player_id uuid NOT NULL,
  sight_id uuid NOT NULL,
  file_id uuid NOT NULL,
  staff_id uuid NOT NULL,
  seen_as text NOT NULL CHECK (seen_as IN ('preview', 'file')),
  seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (player_id, sight_id)
);

-- How a brand looks at documents. No row: one person decides, within a day.
CREATE TABLE players.document_desk (
  brand text PRIMARY KEY,
  four_eyes boolean NOT NULL,
  answer_hours smallint NOT NULL CHECK (answer_hours BETWEEN 1 AND 720)
);

-- What a provider told us, so that telling it twice changes nothing.
CREATE TABLE players.document_report (
  player_id uuid NOT NULL,
  provider text NOT NULL,
  report_hash bytea NOT NULL CHECK (octet_length(report_hash) = 32),
  received_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (player_id, provider, report_hash)
);

GRANT SELECT, INSERT, UPDATE ON players.document, players.document_desk TO croupier_app;
-- A side may be sent again while the rest is not there; and files do not outlive what keeps them.
GRANT SELECT, INSERT, DELETE ON players.document_file TO croupier_app;
GRANT SELECT, INSERT ON players.document_act, players.document_sight, players.document_report
  TO croupier_app;
