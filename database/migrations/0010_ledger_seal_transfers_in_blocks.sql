-- Why: who can write as croupier_ledger can rewrite history so that it sums again. What was posted is
-- therefore sealed into blocks, each with a digest over the one before and over every row it holds:
-- one changed, missing, added or reordered row changes every digest from there on.
-- Who writes: ledger.seal_transfers alone, a few seconds behind the money, called by the worker.
-- Who reads: the audit (domain/ledger/audit.sql), which spells the digests again by itself.
-- What must never happen: a posting that waits for a seal; a block over postings that may still
-- commit; a block that is edited or deleted; a posting numbered at or below one that is sealed.
--
-- One chain a database: a shard seals its own. The order is that of the posting transactions, whose
-- numbers PostgreSQL gives out anyway: every number below the snapshot's xmin has ended and is
-- visible, so a late commit cannot land in a sealed block. No counter is kept for it.

SET LOCAL ROLE croupier_ledger;

-- A restore into another cluster meets smaller transaction numbers than its rows were posted with;
-- it replaces this function by one that adds what is missing (database/src/backup).
CREATE FUNCTION ledger.posting_number(transaction xid8) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN transaction::text::bigint;

-- Filled by the default, so that no way of posting can forget it. What was posted before today has
-- the number of this migration.
ALTER TABLE ledger.transfers ADD COLUMN posting bigint NOT NULL DEFAULT ledger.posting_number(pg_current_xact_id());
ALTER TABLE ledger.entries ADD COLUMN posting bigint NOT NULL DEFAULT ledger.posting_number(pg_current_xact_id());

-- Rows arrive in the order of their postings, so a few bytes for every 128 pages find a block's rows.
-- A B-tree would cost each posting three more index entries.
CREATE INDEX transfers_posting ON ledger.transfers USING brin (posting);
CREATE INDEX entries_posting ON ledger.entries USING brin (posting);

CREATE TABLE ledger.blocks (
  number bigint PRIMARY KEY CHECK (number >= 0),
  -- The block holds the postings above the one and up to the other.
  after_posting bigint NOT NULL,
  through_posting bigint NOT NULL,
  transfers bigint NOT NULL,
  entries bigint NOT NULL,
  previous_digest bytea NOT NULL CHECK (length(previous_digest) = 32),
  digest bytea NOT NULL CHECK (length(digest) = 32),
  sealed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CHECK (through_posting > after_posting OR number = 0)
);

-- The block before the first holds nothing; sealing locks it.
INSERT INTO ledger.blocks (number, after_posting, through_posting, transfers, entries, previous_digest, digest)
VALUES (0, -1, -1, 0, 0, sha256(''), sha256(''));

-- Seals the next block and answers it, or answers nothing when all that has ended is sealed. A second
-- sealer waits at block 0 and then finds less to do: the second statement has a snapshot of its own.
-- A row is spelled as PostgreSQL sends it in binary: each value with its type and length, whatever the
-- session's settings are, in a third of the time that text takes.
CREATE FUNCTION ledger.seal_transfers() RETURNS TABLE (block bigint, transfers bigint, digest bytea)
LANGUAGE sql VOLATILE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp
SET enable_seqscan = off
SET jit = off
SET work_mem = '64MB'
BEGIN ATOMIC
  SELECT b.number FROM ledger.blocks AS b WHERE b.number = 0 FOR UPDATE;

  WITH head AS MATERIALIZED (
    SELECT b.number, b.through_posting, b.digest,
      ledger.posting_number(pg_snapshot_xmin(pg_current_snapshot())) AS open_posting
    FROM ledger.blocks AS b
    ORDER BY b.number DESC
    LIMIT 1
  ),
  -- Looked for close by first: where money moves without a pause, nothing further on is read.
  first AS MATERIALIZED (
    SELECT coalesce(
      (
        SELECT min(t.posting)
        FROM ledger.transfers AS t
        WHERE t.posting > (SELECT h.through_posting FROM head AS h)
          AND t.posting < (SELECT least(h.through_posting + 250, h.open_posting) FROM head AS h)
      ),
      (
        SELECT min(t.posting)
        FROM ledger.transfers AS t
        WHERE t.posting > (SELECT h.through_posting FROM head AS h)
          AND t.posting < (SELECT h.open_posting FROM head AS h)
      )
    ) AS posting
  ),
  -- A batch holds at most 250 transfers, so a block holds at most 62,500.
  reach AS MATERIALIZED (
    SELECT h.through_posting AS after, least(f.posting + 249, h.open_posting - 1) AS through
    FROM head AS h
    CROSS JOIN first AS f
    WHERE f.posting IS NOT NULL
  ),
  moved AS MATERIALIZED (
    SELECT count(*) AS count,
      string_agg(
        sha256(record_send((
          t.posting, t.player_id, t.transfer_id, t.kind, t.from_account, t.to_account, t.asset, t.amount, t.reason,
          t.from_balance, t.from_version, t.to_balance, t.to_version,
          t.happened_at, t.recorded_at
        ))),
        ''::bytea ORDER BY t.posting, t.player_id, t.transfer_id
      ) AS digests
    FROM ledger.transfers AS t
    WHERE t.posting > (SELECT r.after FROM reach AS r) AND t.posting <= (SELECT r.through FROM reach AS r)
  ),
  entered AS MATERIALIZED (
    SELECT count(*) AS count,
      string_agg(
        sha256(record_send((
          e.posting, e.player_id, e.account, e.asset, e.version, e.transfer_id, e.amount,
          e.previous_balance, e.current_balance, e.recorded_at
        ))),
        ''::bytea ORDER BY e.posting, e.player_id, e.account, e.asset, e.version
      ) AS digests
    FROM ledger.entries AS e
    WHERE e.posting > (SELECT r.after FROM reach AS r) AND e.posting <= (SELECT r.through FROM reach AS r)
  )
  INSERT INTO ledger.blocks AS b (
    number, after_posting, through_posting, transfers, entries, previous_digest, digest
  )
  SELECT h.number + 1, r.after, r.through, m.count, e.count, h.digest,
    sha256(h.digest || coalesce(m.digests, '') || coalesce(e.digests, ''))
  FROM reach AS r
  CROSS JOIN head AS h
  CROSS JOIN moved AS m
  CROSS JOIN entered AS e
  RETURNING b.number, b.transfers, b.digest;
END;

-- Tells the small indexes of pages that are full by now, so that a search skips them. Gives way to a
-- vacuum (which does the same) instead of ending it: to the caller a lock timeout means "later".
CREATE FUNCTION ledger.index_postings() RETURNS bigint
LANGUAGE sql VOLATILE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp
SET lock_timeout = '100ms'
BEGIN ATOMIC
  SELECT coalesce(sum(brin_summarize_new_values(i.inhrelid)), 0)
  FROM pg_inherits AS i
  WHERE i.inhparent IN ('ledger.transfers_posting'::regclass, 'ledger.entries_posting'::regclass);
END;

GRANT SELECT ON ledger.blocks TO croupier_app;
GRANT EXECUTE ON FUNCTION ledger.posting_number (xid8), ledger.seal_transfers (), ledger.index_postings () TO croupier_app;
