-- Why: a database must be able to say which migrations it has seen and which seeds it was given.
-- Who writes: the migration runner (migrations), the starter of a demo house (seeds).
-- Who reads: the migration runner, the health endpoint, backup and restore.
-- Must never happen: a recorded migration changes its text; the app role writes to migrations.

CREATE SCHEMA croupier_meta;

CREATE TABLE croupier_meta.migrations (
  ordinal integer PRIMARY KEY,
  name text NOT NULL UNIQUE,
  checksum text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE croupier_meta.seeds (
  name text PRIMARY KEY,
  sown_at timestamptz NOT NULL DEFAULT now()
);

GRANT USAGE ON SCHEMA croupier_meta TO croupier_app;
GRANT SELECT ON croupier_meta.migrations TO croupier_app;
GRANT SELECT, INSERT ON croupier_meta.seeds TO croupier_app;

-- PostgreSQL lets everybody execute a new function. Here every right is given by name, so the
-- schemas of later migrations start closed, whichever of the two owners creates the function.
ALTER DEFAULT PRIVILEGES FOR ROLE croupier_owner REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;
ALTER DEFAULT PRIVILEGES FOR ROLE croupier_ledger REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;
