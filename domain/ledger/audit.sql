-- Audit set Q: every row this one statement answers is a violation, no row means sound.
-- Tests, benches and operations run this same file, in one snapshot, with nothing but SELECT.
-- Q5 (the player's balance types) is derived by domain/wallet and proven there. Q8 (rounds) and Q10
-- (bonuses) come with their rooms. Q9, a hash chain of the journal, does not exist yet: who can
-- write as croupier_ledger can rewrite history so that it sums again.
WITH legs AS (
  -- What the transfers ask for counts one up, what was entered counts one down: sound is nothing left.
  SELECT legs.transfer_id, legs.player_id, legs.account, legs.asset, legs.amount, sum(legs.count) AS count
  FROM (
    SELECT t.transfer_id, CASE WHEN NOT starts_with(leg.account, 'house_') THEN t.player_id END AS player_id,
      leg.account, t.asset, leg.amount, 1 AS count
    FROM ledger.transfers AS t
    CROSS JOIN LATERAL (VALUES (t.from_account, -t.amount), (t.to_account, t.amount)) AS leg (account, amount)
    UNION ALL
    SELECT e.transfer_id, CASE WHEN NOT starts_with(e.account, 'house_') THEN e.player_id END,
      e.account, e.asset, e.amount, -1
    FROM ledger.entries AS e
  ) AS legs
  GROUP BY legs.transfer_id, legs.player_id, legs.account, legs.asset, legs.amount
  HAVING sum(legs.count) <> 0
),
chained AS (
  SELECT e.*,
    lag(e.version, 1, 0::bigint) OVER history AS version_before,
    lag(e.current_balance, 1, 0::bigint) OVER history AS balance_before
  FROM ledger.entries AS e
  WINDOW history AS (PARTITION BY e.player_id, e.account, e.asset ORDER BY e.version)
),
totals AS (
  SELECT e.player_id, e.account, e.asset, sum(e.amount) AS balance, count(*) AS version, max(e.version) AS version_last
  FROM ledger.entries AS e
  GROUP BY e.player_id, e.account, e.asset
)

SELECT 'Q1 every asset sums to zero' AS rule, e.asset AS subject, 'entries sum to ' || sum(e.amount) AS found
FROM ledger.entries AS e
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
SELECT 'Q3 a balance is the sum of its entries', concat_ws(' ', player_id, account, asset),
  format('account says %s at version %s, entries say %s at version %s of %s', a.balance, a.version, t.balance, t.version_last, t.version)
FROM ledger.accounts AS a
FULL JOIN totals AS t USING (player_id, account, asset)
WHERE (a.balance, a.version, a.version) IS DISTINCT FROM (coalesce(t.balance, 0), coalesce(t.version, 0), coalesce(t.version_last, 0))

UNION ALL
SELECT 'Q3 versions are gapless and balances follow', concat_ws(' ', c.player_id, c.account, c.asset),
  format('version %s from %s follows version %s at %s', c.version, c.previous_balance, c.version_before, c.balance_before)
FROM chained AS c
WHERE c.version <> c.version_before + 1 OR c.previous_balance <> c.balance_before

UNION ALL
SELECT 'Q4 no floored account is or was below zero', concat_ws(' ', a.player_id, a.account, a.asset),
  format('%s, at its lowest %s', a.balance, lowest.balance)
FROM ledger.accounts AS a
LEFT JOIN (
  SELECT e.player_id, e.account, e.asset, min(e.current_balance) AS balance
  FROM ledger.entries AS e
  GROUP BY e.player_id, e.account, e.asset
) AS lowest USING (player_id, account, asset)
WHERE a.floored AND (a.balance < 0 OR lowest.balance < 0)

UNION ALL
-- That an id exists once is its key; that its first result stands is checked here. Whether every
-- acknowledged id is there can only be said from outside: bench/faults keeps that log.
SELECT 'Q6 a first result is what the entries say', t.transfer_id::text,
  format('answered %s at version %s, entry says %s', leg.balance, leg.version, e.current_balance)
FROM ledger.transfers AS t
CROSS JOIN LATERAL (
  VALUES (t.from_account, t.from_balance, t.from_version), (t.to_account, t.to_balance, t.to_version)
) AS leg (account, balance, version)
LEFT JOIN ledger.entries AS e
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
    SELECT FROM ledger.entries AS e
    WHERE e.account = a.account AND e.asset = a.asset AND e.recorded_at > now() - interval '1 minute'
  );
