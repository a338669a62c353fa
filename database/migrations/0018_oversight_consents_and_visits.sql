-- Why: what a visitor agreed to must be provable later, and what visitors use is counted, with their
-- consent and without knowing who they are.
-- Who writes: domain/oversight, for the player-facing server. Who reads: domain/oversight, for staff.
-- What must never happen: a consent edited or removed (the next one counts); an event with an address,
-- an id of a person or a query in it; an event of a visitor who did not agree.

CREATE TABLE oversight.consent (
  consent_id uuid PRIMARY KEY,
  -- The name in the visitor's own cookie; it is in no other table.
  subject text NOT NULL CHECK (subject ~ '^[A-Za-z0-9_-]{22}$'),
  brand text NOT NULL,
  -- Set when the choice was made signed in.
  player_id uuid,
  -- Of the words that were agreed to, and the language they were read in.
  version integer NOT NULL,
  language text NOT NULL,
  analytics boolean NOT NULL,
  marketing boolean NOT NULL,
  recorded_at timestamptz NOT NULL
);

CREATE INDEX consent_by_subject ON oversight.consent (subject, consent_id DESC);
CREATE INDEX consent_by_player ON oversight.consent (player_id, consent_id DESC)
  WHERE player_id IS NOT NULL;

CREATE TABLE oversight.visit_event (
  event_id uuid PRIMARY KEY,
  brand text NOT NULL,
  name text NOT NULL,
  -- Made anew with each page that is loaded and kept nowhere: what happened in one sitting, not whose.
  visit text NOT NULL,
  path text NOT NULL,
  facts jsonb NOT NULL,
  recorded_at timestamptz NOT NULL
);

CREATE INDEX visit_event_newest ON oversight.visit_event (recorded_at);

GRANT SELECT, INSERT ON oversight.consent TO croupier_app;
GRANT SELECT, INSERT, DELETE ON oversight.visit_event TO croupier_app;
