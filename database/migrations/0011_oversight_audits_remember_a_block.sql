-- Why: reading the whole journal every five minutes ends with a large house. An audit that found
-- nothing remembers the newest sealed block it saw, and the next one reads from there on; the digest
-- is kept here, outside the ledger's schema, so that a chain rewritten from its start is seen too.
-- Who writes: the worker, one row an audit. Who reads: the worker, the back-office's status page.
-- What must never happen: an audit starts behind a block that no clean audit saw.

ALTER TABLE oversight.ledger_audit
  -- Whether the whole journal was read. What was audited before today always was.
  ADD COLUMN whole boolean NOT NULL DEFAULT true,
  ADD COLUMN block bigint,
  ADD COLUMN block_digest bytea,
  ADD CHECK ((block IS NULL) = (block_digest IS NULL));

ALTER TABLE oversight.ledger_audit ALTER COLUMN whole DROP DEFAULT;
