-- Why: an operator asks "what runs, and when were the books last found right?" and must get the
-- answer from one place, also when the process asked about is gone.
-- Who writes: every process tells that it lives (every ten seconds); the worker writes what each audit
-- of the ledger found. Who reads: the back-office's status page; the worker, to free a dead worker's jobs.
-- What must never happen: money or play waiting on these rows; a finding edited after it was written.

CREATE TABLE oversight.process (
  process_id uuid PRIMARY KEY,
  role text NOT NULL CHECK (role IN ('server', 'worker', 'backoffice')),
  host text NOT NULL,
  pid integer NOT NULL,
  version text NOT NULL,
  -- The name under which a worker locks jobs, so that a dead worker's jobs can be told from a live one's.
  job_pool text,
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  stopped_at timestamptz
);

CREATE INDEX process_newest ON oversight.process (seen_at DESC);

CREATE TABLE oversight.ledger_audit (
  audit_id uuid PRIMARY KEY,
  started_at timestamptz NOT NULL,
  finished_at timestamptz NOT NULL,
  -- One object a finding: which check of the audit set, and what it saw. Empty: the books are right.
  findings jsonb NOT NULL
);

CREATE INDEX ledger_audit_newest ON oversight.ledger_audit (started_at DESC);

GRANT SELECT, INSERT, UPDATE, DELETE ON oversight.process TO croupier_app;
GRANT SELECT, INSERT, DELETE ON oversight.ledger_audit TO croupier_app;
