-- Why: staff read what happened to a player in one stream, write notes beside it, find a player by a
-- few letters, and give back access that was lost, two of them together.
-- Who writes: domain/players, each event in the transaction of what happened. Who reads: domain/players,
-- for the back-office.
-- What must never happen: an event or a note that is edited or removed; a secret, a code or a detail
-- of a document among the facts of an event; a second factor taken away by one person alone.

CREATE TABLE players.event (
  player_id uuid NOT NULL,
  event_id uuid NOT NULL,
  happened_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  kind text NOT NULL CHECK (kind ~ '^[a-z_]{1,60}$'),
  facts jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(facts) = 'object'),
  done_by text NOT NULL CHECK (done_by IN ('player', 'house', 'staff')),
  staff_id uuid CHECK ((staff_id IS NOT NULL) = (done_by = 'staff')),
  PRIMARY KEY (player_id, event_id)
);

CREATE INDEX event_by_time ON players.event (player_id, happened_at DESC, event_id DESC);

CREATE TABLE players.note (
  player_id uuid NOT NULL,
  note_id uuid NOT NULL,
  written_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  staff_id uuid NOT NULL,
  words text NOT NULL CHECK (length(words) BETWEEN 1 AND 4000),
  PRIMARY KEY (player_id, note_id)
);

-- Whoever lost their device asks support; one of staff writes it down, another looks and answers.
CREATE TABLE players.reset_request (
  player_id uuid NOT NULL,
  request_id uuid NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  asked_by uuid NOT NULL,
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  answer text CHECK (answer IN ('approved', 'declined')),
  answered_at timestamptz,
  answered_by uuid,
  PRIMARY KEY (player_id, request_id),
  CHECK ((answer IS NULL) = (answered_at IS NULL) AND (answer IS NULL) = (answered_by IS NULL)),
  -- To decline is the asker's right as well.
  CHECK (answer IS DISTINCT FROM 'approved' OR answered_by <> asked_by)
);

CREATE UNIQUE INDEX reset_request_open ON players.reset_request (player_id) WHERE answer IS NULL;
CREATE INDEX reset_request_waiting ON players.reset_request (asked_at) WHERE answer IS NULL;

-- Pieces of three letters. Those of a beginning are among those of the whole word, and a word with a
-- slip of the finger shares most of its own with the right one.
CREATE FUNCTION players.search_pieces(VARIADIC words text[]) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (
  SELECT coalesce(array_agg(DISTINCT substr('  ' || word, at, 3)), '{}')
  FROM unnest(words) AS given,
       regexp_split_to_table(
         regexp_replace(lower(normalize(given, NFKD)), '[\u0300-\u036f]', '', 'g'),
         '[^[:alnum:]]+'
       ) AS word,
       generate_series(1, length(word)) AS at
);

-- Over the profile itself, so that whoever changes a name need not think of the search.
CREATE INDEX profile_by_pieces ON players.profile
  USING gin (players.search_pieces(first_name, last_name, email, nickname, phone));

GRANT SELECT, INSERT ON players.event, players.note TO croupier_app;
GRANT SELECT, INSERT, UPDATE (answer, answered_at, answered_by) ON players.reset_request
  TO croupier_app;

-- Two trades more: who looks at documents, and who looks for harm. A member of staff may have an
-- address; it stands in the players' directory too, so that it cannot be a player's.
ALTER TABLE oversight.staff DROP CONSTRAINT staff_roles_check, ADD CONSTRAINT staff_roles_check CHECK (
  roles <@ ARRAY['editor', 'publisher', 'operator', 'administrator', 'support', 'verification', 'risk',
                 'payments', 'trading', 'compliance']
), ADD COLUMN email text, ADD COLUMN email_folded text UNIQUE;
