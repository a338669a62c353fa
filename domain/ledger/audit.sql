-- Audit set Q: every row this one statement answers is a violation, no row means sound.
-- Tests, benches and operations run this same file, in one snapshot, with nothing but SELECT.
-- As it stands it reads the whole journal. With the settings croupier.audit_block and
-- croupier.audit_digest (the block a clean audit saw last, and its digest in hex) it reads what was
-- posted after that block, and holds every account against its last entry.
-- Q5 (the player's balance types) is derived by domain/wallet and proven there. Q8 (rounds) stands in
-- domain/wallet/audit.sql and runs in the same snapshot. Q10 (bonuses) comes with its room.
WITH seen AS MATERIALIZED (
  SELECT
    nullif(current_setting('croupier.audit_block', true), '')::bigint AS block,
    decode(coalesce(current_setting('croupier.audit_digest', true), ''), 'hex') AS digest
),
-- Where reading begins: after the block seen last, or at the beginning, also when that block is gone.
start AS MATERIALIZED (
  SELECT coalesce(max(b.through_posting), -1) AS posting, coalesce(max(b.number), 0) AS block
  FROM ledger.blocks AS b
  WHERE b.number = (SELECT s.block FROM seen AS s)
),
transfers AS NOT MATERIALIZED (
  SELECT * FROM ledger.transfers AS t WHERE t.posting > (SELECT s.posting FROM start AS s)
),
entries AS NOT MATERIALIZED (
  SELECT * FROM ledger.entries AS e WHERE e.posting > (SELECT s.posting FROM start AS s)
),
legs AS (
  -- What the transfers ask for counts one up, what was entered counts one down: sound is nothing left.
  SELECT legs.transfer_id, legs.player_id, legs.account, legs.asset, legs.amount, sum(legs.count) AS count
  FROM (
    SELECT t.posting, t.transfer_id, CASE WHEN NOT starts_with(leg.account, 'house_') THEN t.player_id END AS player_id,
      leg.account, t.asset, leg.amount, 1 AS count
    FROM transfers AS t
    CROSS JOIN LATERAL (VALUES (t.from_account, -t.amount), (t.to_account, t.amount)) AS leg (account, amount)
    UNION ALL
    SELECT e.posting, e.transfer_id, CASE WHEN NOT starts_with(e.account, 'house_') THEN e.player_id END,
      e.account, e.asset, e.amount, -1
    FROM entries AS e
  ) AS legs
  GROUP BY legs.posting, legs.transfer_id, legs.player_id, legs.account, legs.asset, legs.amount
  HAVING sum(legs.count) <> 0
),
chained AS (
  SELECT e.*,
    lag(e.version) OVER history AS version_before,
    lag(e.current_balance) OVER history AS balance_before
  FROM entries AS e
  WINDOW history AS (PARTITION BY e.player_id, e.account, e.asset ORDER BY e.version)
),
totals AS (
  SELECT e.player_id, e.account, e.asset, sum(e.amount) AS balance, count(*) AS count, max(e.version) AS version_last
  FROM entries AS e
  GROUP BY e.player_id, e.account, e.asset
),
-- The blocks to verify, and the rows that fall into each: the thresholds say after which posting one begins.
blocks AS MATERIALIZED (
  SELECT b.*,
    row_number() OVER chain AS bucket,
    lag(b.number) OVER chain AS number_before,
    lag(b.through_posting) OVER chain AS through_before,
    lag(b.digest) OVER chain AS digest_before
  FROM ledger.blocks AS b
  WHERE b.number >= (SELECT s.block FROM start AS s)
  WINDOW chain AS (ORDER BY b.number)
),
sealed AS MATERIALIZED (
  SELECT coalesce(array_agg(b.after_posting + 1 ORDER BY b.number), '{}') AS thresholds,
    coalesce(max(b.through_posting), -1) AS through
  FROM blocks AS b
),
block_transfers AS (
  SELECT row.bucket, count(*) AS count,
    string_agg(row.digest, ''::bytea ORDER BY row.posting, row.player_id, row.transfer_id) AS digests
  FROM (
    SELECT t.posting, t.player_id, t.transfer_id,
      width_bucket(t.posting, (SELECT s.thresholds FROM sealed AS s)) AS bucket,
      sha256(record_send((
        t.posting, t.player_id, t.transfer_id, t.kind, t.from_account, t.to_account, t.asset, t.amount, t.reason,
        t.from_balance, t.from_version, t.to_balance, t.to_version,
        t.happened_at, t.recorded_at
      ))) AS digest
    FROM transfers AS t
    WHERE t.posting <= (SELECT s.through FROM sealed AS s)
  ) AS row
  GROUP BY row.bucket
),
block_entries AS (
  SELECT row.bucket, count(*) AS count,
    string_agg(row.digest, ''::bytea ORDER BY row.posting, row.player_id, row.account, row.asset, row.version) AS digests
  FROM (
    SELECT e.posting, e.player_id, e.account, e.asset, e.version,
      width_bucket(e.posting, (SELECT s.thresholds FROM sealed AS s)) AS bucket,
      sha256(record_send((
        e.posting, e.player_id, e.account, e.asset, e.version, e.transfer_id, e.amount,
        e.previous_balance, e.current_balance, e.recorded_at
      ))) AS digest
    FROM entries AS e
    WHERE e.posting <= (SELECT s.through FROM sealed AS s)
  ) AS row
  GROUP BY row.bucket
)

SELECT 'Q1 every asset sums to zero' AS rule, e.asset AS subject, 'entries sum to ' || sum(e.amount) AS found
FROM entries AS e
GROUP BY e.asset
HAVING sum(e.amount) <> 0

UNION ALL
SELECT 'Q1 every asset sums to zero', a.asset, 'balances sum to ' || sum(a.balance)
FROM ledger.accounts AS a
GROUP BY a.asset
HAVING sum(a.balance) <> 0

UNION ALL
SELECT
  CASE WHEN l.count > 0 THEN 'Q2 a transfer has its two entries' ELSE 'Q2 an entry has its transfer' END,
  l.transfer_id::text,
  format('%s of %s %s on %s', CASE WHEN l.count > 0 THEN 'no entry' ELSE 'an entry nobody asked for' END,
    l.amount, l.asset, l.account)
FROM legs AS l

UNION ALL
-- What was read brought the account from its entry before (if it has one) to what it says now.
SELECT 'Q3 a balance is the sum of its entries', concat_ws(' ', player_id, account, asset),
  format('account says %s at version %s, %s entries say %s more up to version %s of what stood at %s',
    a.balance, a.version, coalesce(t.count, 0), coalesce(t.balance, 0), t.version_last, before.balance)
FROM ledger.accounts AS a
FULL JOIN totals AS t USING (player_id, account, asset)
LEFT JOIN LATERAL (
  SELECT 0 AS balance WHERE a.version = coalesce(t.count, 0)
  UNION ALL
  SELECT e.current_balance
  FROM ledger.entries AS e
  WHERE a.version > coalesce(t.count, 0)
    AND e.player_id = a.player_id AND e.account = a.account AND e.asset = a.asset
    AND e.version = a.version - coalesce(t.count, 0)
    AND e.posting <= (SELECT s.posting FROM start AS s)
) AS before ON true
WHERE (a.balance, a.version) IS DISTINCT FROM (before.balance + coalesce(t.balance, 0), coalesce(t.version_last, a.version))

UNION ALL
SELECT 'Q3 versions are gapless and balances follow', concat_ws(' ', c.player_id, c.account, c.asset),
  format('version %s from %s follows version %s at %s', c.version, c.previous_balance,
    coalesce(c.version_before, before.version), coalesce(c.balance_before, before.balance))
FROM chained AS c
LEFT JOIN LATERAL (
  SELECT 0::bigint AS version, 0::bigint AS balance WHERE c.version_before IS NULL AND c.version = 1
  UNION ALL
  SELECT e.version, e.current_balance
  FROM ledger.entries AS e
  WHERE c.version_before IS NULL
    AND e.player_id = c.player_id AND e.account = c.account AND e.asset = c.asset AND e.version = c.version - 1
    AND e.posting <= (SELECT s.posting FROM start AS s)
) AS before ON true
WHERE (c.version, c.previous_balance)
  IS DISTINCT FROM (coalesce(c.version_before, before.version) + 1, coalesce(c.balance_before, before.balance))

UNION ALL
-- By the account's name, whatever floor it was opened with.
SELECT 'Q4 no account of a player is or was below zero', concat_ws(' ', a.player_id, a.account, a.asset),
  format('%s, at its lowest %s', a.balance, lowest.balance)
FROM ledger.accounts AS a
LEFT JOIN (
  SELECT e.player_id, e.account, e.asset, min(e.current_balance) AS balance
  FROM entries AS e
  GROUP BY e.player_id, e.account, e.asset
) AS lowest USING (player_id, account, asset)
WHERE NOT starts_with(a.account, 'house_')
  -- What a player owes is below zero and never above.
  AND CASE WHEN a.account = 'owed' THEN a.balance > 0 ELSE a.balance < 0 OR lowest.balance < 0 END

UNION ALL
-- That an id exists once is its key; that its first result stands is checked here. Whether every
-- acknowledged id is there can only be said from outside: drills/faults keeps that log.
SELECT 'Q6 a first result is what the entries say', t.transfer_id::text,
  format('answered %s at version %s, entry says %s', leg.balance, leg.version, e.current_balance)
FROM transfers AS t
CROSS JOIN LATERAL (
  VALUES (t.from_account, t.from_balance, t.from_version), (t.to_account, t.to_balance, t.to_version)
) AS leg (account, balance, version)
LEFT JOIN entries AS e
  ON e.player_id = t.player_id AND e.account = leg.account AND e.asset = t.asset
  AND e.version = leg.version AND e.transfer_id = t.transfer_id
WHERE NOT starts_with(leg.account, 'house_') AND e.current_balance IS DISTINCT FROM leg.balance

UNION ALL
SELECT 'Q7 transit is empty when idle', a.account || ' ' || a.asset, 'holds ' || sum(a.balance)
FROM ledger.accounts AS a
WHERE starts_with(a.account, 'transit') OR starts_with(a.account, 'house_transit')
GROUP BY a.account, a.asset
HAVING sum(a.balance) <> 0
  AND NOT EXISTS (
    SELECT
    FROM ledger.accounts AS holder
    JOIN ledger.entries AS e USING (player_id, account, asset, version)
    WHERE holder.account = a.account AND holder.asset = a.asset AND e.recorded_at > now() - interval '1 minute'
  )

UNION ALL
SELECT 'Q9 a block holds what was sealed in it', 'block ' || b.number,
  format('sealed %s transfers and %s entries, finds %s and %s%s', b.transfers, b.entries,
    coalesce(t.count, 0), coalesce(e.count, 0),
    CASE WHEN (b.transfers, b.entries) = (coalesce(t.count, 0), coalesce(e.count, 0)) THEN ', not the same' END)
FROM blocks AS b
LEFT JOIN block_transfers AS t USING (bucket)
LEFT JOIN block_entries AS e USING (bucket)
WHERE b.number > (SELECT s.block FROM start AS s)
  AND (b.transfers, b.entries, b.digest) IS DISTINCT FROM (
    coalesce(t.count, 0), coalesce(e.count, 0),
    sha256(b.previous_digest || coalesce(t.digests, '') || coalesce(e.digests, ''))
  )

UNION ALL
SELECT 'Q9 each block follows the one before', 'block ' || b.number,
  format('follows block %s, after posting %s of %s', b.number_before, b.after_posting, b.through_before)
FROM blocks AS b
WHERE b.number > (SELECT s.block FROM start AS s)
  AND (b.number, b.after_posting, b.previous_digest)
    IS DISTINCT FROM (b.number_before + 1, b.through_before, b.digest_before)

UNION ALL
SELECT 'Q9 the block seen last is unchanged', 'block ' || s.block,
  CASE WHEN b.number IS NULL THEN 'is gone' ELSE 'has another digest' END
FROM seen AS s
LEFT JOIN ledger.blocks AS b ON b.number = s.block
WHERE s.block IS NOT NULL AND b.digest IS DISTINCT FROM s.digest

UNION ALL
SELECT 'Q9 what was posted is sealed within ten minutes', count(*) || ' transfers',
  'unsealed since ' || min(t.recorded_at)
FROM ledger.transfers AS t
WHERE t.posting > (SELECT coalesce(max(b.through_posting), -1) FROM ledger.blocks AS b)
  AND t.recorded_at < now() - interval '10 minutes'
HAVING count(*) > 0

UNION ALL
-- In a cluster it was not made in, the ledger would number new postings below sealed ones.
SELECT 'Q9 postings are numbered above every block', 'block ' || max(b.number),
  format('reaches posting %s, the next would be %s', max(b.through_posting),
    ledger.posting_number(pg_snapshot_xmax(pg_current_snapshot())))
FROM ledger.blocks AS b
HAVING max(b.through_posting) >= ledger.posting_number(pg_snapshot_xmax(pg_current_snapshot()));
