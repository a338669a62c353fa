-- Why: everything a visitor reads is an entry that an editor manages, part by part: `common` is what
-- no translator touches, every language is a part of its own. A part has numbered versions, and two
-- pointers say which is the newest and which is shown.
-- Who writes: domain/content, for the desk, the worker's schedule and imports. Who reads:
-- domain/content, for the desk and for the snapshot that every server process holds in memory.
-- What must never happen: a version, a publication or a change edited or removed (the app may only
-- add and read them); two entries under one live slug; changes of a bucket that commit out of order.

-- A publication locks the row of its bucket, so that sequences commit in order and without a gap.
CREATE TABLE content.bucket (
  bucket text PRIMARY KEY CHECK (bucket ~ '^[a-z][a-z0-9-]{0,31}$'),
  brand_code text NOT NULL REFERENCES content.brand,
  sequence bigint NOT NULL DEFAULT 0 CHECK (sequence >= 0)
);

INSERT INTO content.bucket (bucket, brand_code)
SELECT flags ->> 'bucket', brand_code FROM content.brand;

CREATE TABLE content.entry (
  entry_id uuid PRIMARY KEY,
  bucket text NOT NULL REFERENCES content.bucket,
  kind text NOT NULL,
  created_at timestamptz NOT NULL,
  created_by text NOT NULL,
  deleted_at timestamptz,
  deleted_by text,
  CHECK ((deleted_at IS NULL) = (deleted_by IS NULL))
);

CREATE INDEX entry_by_kind ON content.entry (bucket, kind, entry_id);

CREATE TABLE content.version (
  entry_id uuid NOT NULL REFERENCES content.entry,
  part text NOT NULL CHECK (part ~ '^(common|[a-z]{2,3}(-[A-Z]{2})?)$'),
  number integer NOT NULL CHECK (number >= 1),
  schema_version integer NOT NULL CHECK (schema_version >= 1),
  data jsonb NOT NULL,
  slug text,
  written_at timestamptz NOT NULL,
  written_by text NOT NULL,
  note text,
  PRIMARY KEY (entry_id, part, number)
);

CREATE TABLE content.variant (
  entry_id uuid NOT NULL,
  part text NOT NULL,
  latest_number integer NOT NULL,
  published_number integer,
  published_at timestamptz,
  archived_at timestamptz,
  PRIMARY KEY (entry_id, part),
  FOREIGN KEY (entry_id, part, latest_number) REFERENCES content.version,
  FOREIGN KEY (entry_id, part, published_number) REFERENCES content.version,
  CHECK ((published_number IS NULL) = (published_at IS NULL)),
  CHECK (archived_at IS NULL OR published_number IS NULL)
);

-- A slug that was live leads on to where its entry stands now, until another entry takes it.
CREATE TABLE content.slug (
  bucket text NOT NULL REFERENCES content.bucket,
  language text NOT NULL,
  -- What shares one part of the address: the articles, the help pages, the first segment.
  space text NOT NULL,
  slug text NOT NULL,
  entry_id uuid NOT NULL REFERENCES content.entry,
  state text NOT NULL CHECK (state IN ('live', 'old')),
  PRIMARY KEY (bucket, language, space, slug)
);

CREATE INDEX slug_by_entry ON content.slug (entry_id);

CREATE TABLE content.redirect (
  bucket text NOT NULL REFERENCES content.bucket,
  from_path text NOT NULL CHECK (from_path LIKE '/%'),
  to_path text NOT NULL,
  written_at timestamptz NOT NULL,
  written_by text NOT NULL,
  PRIMARY KEY (bucket, from_path)
);

CREATE TABLE content.schedule (
  schedule_id uuid PRIMARY KEY,
  entry_id uuid NOT NULL REFERENCES content.entry,
  action text NOT NULL CHECK (action IN ('publish', 'unpublish')),
  -- The versions that were meant when it was said, by part: {"common": 3, "en": 2}.
  parts jsonb NOT NULL,
  due_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'done', 'refused', 'cancelled')),
  refusal jsonb,
  written_at timestamptz NOT NULL,
  written_by text NOT NULL,
  note text,
  CHECK ((state = 'refused') = (refusal IS NOT NULL))
);

CREATE INDEX schedule_due ON content.schedule (due_at) WHERE state = 'waiting';
CREATE INDEX schedule_by_entry ON content.schedule (entry_id);

CREATE TABLE content.publication (
  publication_id uuid PRIMARY KEY,
  entry_id uuid NOT NULL REFERENCES content.entry,
  action text NOT NULL CHECK (action IN ('publish', 'unpublish', 'archive', 'delete', 'undelete')),
  parts jsonb NOT NULL,
  happened_at timestamptz NOT NULL,
  happened_by text NOT NULL,
  note text
);

CREATE INDEX publication_by_entry ON content.publication (entry_id, publication_id);

CREATE TABLE content.change (
  bucket text NOT NULL REFERENCES content.bucket,
  sequence bigint NOT NULL,
  what text NOT NULL CHECK (what IN ('entry', 'redirect', 'media')),
  -- The id of the entry or the medium, or the path of the redirect.
  subject text NOT NULL,
  happened_at timestamptz NOT NULL,
  PRIMARY KEY (bucket, sequence)
);

GRANT SELECT, INSERT ON content.bucket, content.entry, content.variant, content.version,
  content.slug, content.redirect, content.schedule, content.publication, content.change
  TO croupier_app;
GRANT UPDATE (sequence) ON content.bucket TO croupier_app;
GRANT UPDATE (deleted_at, deleted_by) ON content.entry TO croupier_app;
GRANT UPDATE (latest_number, published_number, published_at, archived_at) ON content.variant
  TO croupier_app;
GRANT UPDATE (entry_id, state) ON content.slug TO croupier_app;
GRANT UPDATE (to_path, written_at, written_by), DELETE ON content.redirect TO croupier_app;
GRANT UPDATE (state, refusal) ON content.schedule TO croupier_app;
