-- Why: a page that turned out well is what the next one begins with. The house brings a few templates in
-- its code; those that editors save from their pages stand here.
-- Who writes: domain/content, for the desk. Who reads: domain/content, for the form of a new page.
-- What must never happen: a template that changes under a page begun with it. A page takes its blocks once,
-- and a template is saved once; another wish is another template.

CREATE TABLE content.template (
  template_id uuid PRIMARY KEY,
  bucket text NOT NULL REFERENCES content.bucket,
  kind text NOT NULL CHECK (kind IN ('content_page', 'marketing_page')),
  page_type text,
  name text NOT NULL CHECK (name <> ''),
  description text NOT NULL,
  -- The schema its blocks are in; older ones are brought forward when they are read.
  schema_version integer NOT NULL,
  blocks jsonb NOT NULL,
  written_at timestamptz NOT NULL,
  written_by text NOT NULL,
  removed_at timestamptz,
  removed_by text,
  CHECK ((page_type IS NULL) = (kind <> 'content_page')),
  CHECK ((removed_at IS NULL) = (removed_by IS NULL))
);

-- Two of one name could not be told apart where they are offered.
CREATE UNIQUE INDEX template_by_name ON content.template (bucket, lower(name))
  WHERE removed_at IS NULL;

GRANT SELECT, INSERT ON content.template TO croupier_app;
GRANT UPDATE (removed_at, removed_by) ON content.template TO croupier_app;
