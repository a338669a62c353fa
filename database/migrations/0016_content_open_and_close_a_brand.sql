-- Why: an operator changes what a brand offers without a release: its site configuration, whether
-- deposits, withdrawals, play and registration are open, and when the site is closed for maintenance.
-- Who writes: domain/content, for operators at the desk. Who reads: every site process, into memory.
-- What must never happen: an act that leaves the brand's revision as it was, for a process that missed
-- the announcement sees by it that something changed; a plan edited after it was made (the app may
-- only cancel it); something closed without a word that players can read.

ALTER TABLE content.brand
  ADD COLUMN revision bigint NOT NULL DEFAULT 1,
  ADD COLUMN changed_at timestamptz,
  ADD COLUMN changed_by text;

-- A product without a row was never touched, and is open.
CREATE TABLE content.switch (
  brand_code text NOT NULL REFERENCES content.brand,
  product text NOT NULL CHECK (product IN ('deposits', 'withdrawals', 'play', 'registration')),
  is_open boolean NOT NULL,
  -- What players read while it is closed, by language: {"en": "Back at noon."}.
  reason jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL,
  PRIMARY KEY (brand_code, product),
  CHECK (is_open OR reason <> '{}')
);

CREATE TABLE content.maintenance (
  maintenance_id uuid PRIMARY KEY,
  brand_code text NOT NULL REFERENCES content.brand,
  -- From here on visitors are told.
  announced_at timestamptz NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  texts jsonb NOT NULL CHECK (texts <> '{}'),
  planned_at timestamptz NOT NULL,
  planned_by text NOT NULL,
  cancelled_at timestamptz,
  cancelled_by text,
  CHECK (announced_at <= starts_at),
  CHECK (starts_at < ends_at),
  CHECK ((cancelled_at IS NULL) = (cancelled_by IS NULL))
);

CREATE INDEX maintenance_by_brand ON content.maintenance (brand_code, starts_at DESC);
CREATE INDEX maintenance_by_end ON content.maintenance (ends_at) WHERE cancelled_at IS NULL;

GRANT UPDATE (name, language_default, default_currency, country_code, flags, revision, changed_at,
  changed_by) ON content.brand TO croupier_app;
GRANT SELECT, INSERT, UPDATE ON content.switch TO croupier_app;
GRANT SELECT, INSERT ON content.maintenance TO croupier_app;
GRANT UPDATE (cancelled_at, cancelled_by) ON content.maintenance TO croupier_app;
