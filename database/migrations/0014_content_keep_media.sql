-- Why: pictures are uploaded once and used in many places; what is told about one (where its point of
-- interest is, what it shows) belongs to it and not to the page.
-- Who writes: domain/content, for the desk and for imports. Who reads: domain/content, for the
-- snapshot, and the image route for the bytes.
-- What must never happen: bytes that change under one hash; an upload whose type was not looked at.

-- The same bytes are kept once, whoever uploads them.
CREATE TABLE content.media_file (
  sha256 bytea PRIMARY KEY CHECK (octet_length(sha256) = 32),
  bytes bytea NOT NULL
);

CREATE TABLE content.media (
  media_id uuid PRIMARY KEY,
  bucket text NOT NULL REFERENCES content.bucket,
  folder text NOT NULL,
  name text NOT NULL,
  sha256 bytea NOT NULL REFERENCES content.media_file,
  mime text NOT NULL,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  -- What it shows, by language: {"en": "A kingfisher over water"}.
  alt jsonb NOT NULL,
  focal_x real NOT NULL CHECK (focal_x BETWEEN 0 AND 1),
  focal_y real NOT NULL CHECK (focal_y BETWEEN 0 AND 1),
  colour text NOT NULL CHECK (colour ~ '^#[0-9a-f]{6}$'),
  written_at timestamptz NOT NULL,
  written_by text NOT NULL,
  deleted_at timestamptz
);

CREATE INDEX media_by_folder ON content.media (bucket, folder, name);

GRANT SELECT, INSERT ON content.media_file, content.media TO croupier_app;
GRANT UPDATE (folder, name, sha256, mime, width, height, alt, focal_x, focal_y, colour, written_at,
  written_by, deleted_at) ON content.media TO croupier_app;
