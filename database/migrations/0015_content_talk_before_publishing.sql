-- Why: editors talk about a version where it stands, and ask a publisher to look before visitors do.
-- Of some kinds nothing is shown that only its own author has seen.
-- Who writes: domain/content, for the desk. Who reads: domain/content, for the desk, and before each
-- publication of a kind that wants a second pair of eyes.
-- What must never happen: the author of a version approves it; a comment or an answer that is edited
-- afterwards (a comment can be settled, a review answered, once).

CREATE TABLE content.comment (
  comment_id uuid PRIMARY KEY,
  entry_id uuid NOT NULL,
  part text NOT NULL,
  number integer NOT NULL,
  text text NOT NULL CHECK (text <> ''),
  written_at timestamptz NOT NULL,
  written_by text NOT NULL,
  settled_at timestamptz,
  settled_by text,
  FOREIGN KEY (entry_id, part, number) REFERENCES content.version,
  CHECK ((settled_at IS NULL) = (settled_by IS NULL))
);

CREATE INDEX comment_by_entry ON content.comment (entry_id, comment_id);

CREATE TABLE content.review (
  review_id uuid PRIMARY KEY,
  entry_id uuid NOT NULL REFERENCES content.entry,
  -- The versions to look at, by part: {"common": 3, "en": 2}.
  parts jsonb NOT NULL,
  asked_at timestamptz NOT NULL,
  asked_by text NOT NULL,
  note text,
  state text NOT NULL CHECK (state IN ('waiting', 'approved', 'declined')),
  answered_at timestamptz,
  answered_by text,
  answer text,
  CHECK ((state = 'waiting') = (answered_by IS NULL)),
  CHECK ((answered_at IS NULL) = (answered_by IS NULL)),
  CHECK (answered_by <> asked_by)
);

CREATE INDEX review_by_entry ON content.review (entry_id, review_id);
CREATE INDEX review_waiting ON content.review (asked_at) WHERE state = 'waiting';

-- Kinds of a bucket that are published only after somebody else approved.
CREATE TABLE content.four_eyes (
  bucket text NOT NULL REFERENCES content.bucket,
  kind text NOT NULL,
  PRIMARY KEY (bucket, kind)
);

GRANT SELECT, INSERT ON content.comment, content.review, content.four_eyes TO croupier_app;
GRANT UPDATE (settled_at, settled_by) ON content.comment TO croupier_app;
GRANT UPDATE (state, answered_at, answered_by, answer) ON content.review TO croupier_app;
GRANT DELETE ON content.four_eyes TO croupier_app;
