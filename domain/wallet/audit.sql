-- Q8 of the audit set: what games were told is what the money did; Q9: what is set aside belongs to an open
-- withdrawal, what has left was sent, what was credited was late, and what is in suspense is on its way to a player; Q10: what pots say is in them
-- is there, and each that dropped was paid to its round; Q11: nobody knows the seeds of an open round. Every row is
-- a violation, no row means sound. Run in the snapshot of the ledger's own audit (domain/ledger/audit.sql), from the
-- seal on that croupier.audit_block names, with an hour before it: an operation and its transfers are one
-- transaction, but not one moment. Stakes that are open are all read each time.
WITH start AS MATERIALIZED (
  SELECT coalesce(max(b.sealed_at) - interval '1 hour', '-infinity') AS at
  FROM ledger.blocks AS b
  WHERE b.number = nullif(current_setting('croupier.audit_block', true), '')::bigint
),
done AS MATERIALIZED (
  SELECT o.*
  FROM wallet.operations AS o
  WHERE o.recorded_at >= (SELECT s.at FROM start AS s) AND o.verdict = 'done'
),
open_stakes AS (
  SELECT h.player_id, h.asset, sum(h.cash_free + h.cash_locked + h.bonus_playable)::bigint AS amount
  FROM wallet.holds AS h
  WHERE h.state = 'open'
  GROUP BY h.player_id, h.asset
),
held AS (
  SELECT a.player_id, a.asset, a.balance AS amount
  FROM ledger.accounts AS a
  WHERE a.account = 'held' AND a.balance <> 0
),
aside AS (
  SELECT a.player_id, split_part(a.asset, '/', 1) AS asset, a.balance AS amount
  FROM ledger.accounts AS a
  WHERE a.account = 'pending_withdrawal' AND a.balance <> 0
),
open_withdrawals AS (
  SELECT w.player_id, w.asset, sum(w.amount)::bigint AS amount
  FROM cashier.withdrawals AS w
  WHERE w.state IN ('requested', 'checks', 'approved')
  GROUP BY w.player_id, w.asset
),
-- Of every player of whose withdrawals one has moved since.
sent AS (
  SELECT w.player_id, w.asset,
    coalesce(sum(w.amount - w.fee) FILTER (WHERE w.state IN ('sent', 'arrived')), 0)::bigint AS amount,
    coalesce(sum(w.fee) FILTER (WHERE w.state IN ('sent', 'arrived')), 0)::bigint AS fee
  FROM cashier.withdrawals AS w
  WHERE w.player_id IN (
    SELECT m.player_id FROM cashier.withdrawals AS m
    WHERE m.changed_at >= (SELECT s.at FROM start AS s)
  )
  GROUP BY w.player_id, w.asset
),
left_us AS (
  SELECT s.player_id, s.asset,
    coalesce(sum(CASE t.kind WHEN 'withdrawal_sent' THEN t.amount WHEN 'withdrawal_returned' THEN -t.amount END), 0)::bigint AS amount,
    coalesce(sum(CASE t.kind WHEN 'withdrawal_fee' THEN t.amount WHEN 'withdrawal_fee_returned' THEN -t.amount END), 0)::bigint AS fee
  FROM sent AS s
  LEFT JOIN ledger.transfers AS t
    ON t.player_id = s.player_id AND split_part(t.asset, '/', 1) = s.asset
    AND t.kind IN ('withdrawal_sent', 'withdrawal_fee', 'withdrawal_returned', 'withdrawal_fee_returned')
  GROUP BY s.player_id, s.asset
),
suspended AS (
  SELECT split_part(a.asset, '/', 1) AS asset, sum(a.balance)::bigint AS amount
  FROM ledger.accounts AS a
  WHERE a.account = 'house_suspense'
  GROUP BY 1
),
credited AS (
  SELECT split_part(a.asset, '/', 1) AS asset, -sum(a.balance)::bigint AS amount
  FROM ledger.accounts AS a
  WHERE a.account = 'house_late_payouts'
  GROUP BY 1
),
late AS (
  SELECT w.asset, sum(w.late_credit)::bigint AS amount
  FROM cashier.withdrawals AS w
  WHERE w.late_transfer_id IS NOT NULL
  GROUP BY w.asset
),
on_their_way AS (
  SELECT t.asset, sum(t.amount)::bigint AS amount
  FROM cashier.player_transfers AS t
  WHERE t.state = 'sent'
  GROUP BY t.asset
),
pots_hold AS (
  SELECT a.asset, sum(a.balance)::bigint AS amount
  FROM ledger.accounts AS a
  WHERE a.account = 'house_jackpot'
  GROUP BY a.asset
),
-- Also one that staff have stopped: what is in it waits for whoever plays when it goes on.
pots_grow AS (
  SELECT p.asset, sum(p.seed + p.collected / 10000)::bigint AS amount
  FROM casino.pots AS p
  WHERE p.dropped_at IS NULL
  GROUP BY p.asset
),
pots_dropped AS (
  SELECT p.player_id, p.round_id, p.asset, sum(p.paid)::bigint AS amount
  FROM casino.pots AS p
  WHERE p.dropped_at >= (SELECT s.at + interval '1 minute' FROM start AS s)
  GROUP BY p.player_id, p.round_id, p.asset
),
pots_paid AS (
  SELECT o.player_id, o.round_id, o.asset, sum(o.amount)::bigint AS amount
  FROM done AS o
  WHERE o.kind = 'prize' AND o.house = 'house_jackpot'
  GROUP BY o.player_id, o.round_id, o.asset
),
legs AS (
  SELECT o.player_id, o.operation_id, wallet.leg_id(o.transfer_id, leg.number) AS transfer_id, leg.kind,
    leg.from_account, leg.to_account, o.asset, leg.amount
  FROM done AS o
  CROSS JOIN LATERAL (
    SELECT 0 AS number, 'settle' AS kind, 'held' AS from_account, o.house AS to_account, o.settled AS amount
    UNION ALL
    SELECT
      pot.number,
      CASE o.kind WHEN 'bet' THEN 'stake' WHEN 'rollback' THEN 'void' WHEN 'expire' THEN 'void' ELSE 'win' END,
      CASE o.kind WHEN 'bet' THEN pot.account WHEN 'rollback' THEN 'held' WHEN 'expire' THEN 'held' ELSE o.house END,
      CASE o.kind WHEN 'bet' THEN 'held' ELSE pot.account END,
      pot.amount
    FROM (
      VALUES (1, 'cash_free', o.cash_free), (2, 'cash_locked', o.cash_locked), (3, 'bonus_playable', o.bonus_playable)
    ) AS pot (number, account, amount)
  ) AS leg
  WHERE leg.amount <> 0
),
-- What each operation that ends stakes found open: by the round, or by the one bet it names.
ended AS (
  SELECT o.player_id, o.operation_id, h.state, h.cash_free, h.cash_locked, h.bonus_playable
  FROM done AS o
  JOIN wallet.holds AS h ON h.player_id = o.player_id AND h.round_id = o.round_id
  WHERE o.bet_id IS NULL AND o.kind IN ('win', 'end_round') AND h.ended_by = o.operation_id
  UNION ALL
  SELECT o.player_id, o.operation_id, h.state, h.cash_free, h.cash_locked, h.bonus_playable
  FROM done AS o
  JOIN wallet.holds AS h ON h.player_id = o.player_id AND h.bet_id = o.bet_id
  WHERE h.ended_by = o.operation_id
),
ends AS (
  SELECT e.player_id, e.operation_id, min(e.state) AS state, count(DISTINCT e.state) AS states,
    sum(e.cash_free) AS cash_free, sum(e.cash_locked) AS cash_locked, sum(e.bonus_playable) AS bonus_playable
  FROM ended AS e
  GROUP BY e.player_id, e.operation_id
)

SELECT 'Q8 what is held is what is staked' AS rule, concat_ws(' ', player_id, asset) AS subject,
  format('account holds %s, open stakes are %s', coalesce(a.amount, 0), coalesce(s.amount, 0)) AS found
FROM held AS a
FULL JOIN open_stakes AS s USING (player_id, asset)
WHERE a.amount IS DISTINCT FROM s.amount

UNION ALL
SELECT 'Q8 an operation has its transfers', concat_ws(' ', l.player_id, l.operation_id),
  format('no %s of %s %s from %s to %s', l.kind, l.amount, l.asset, l.from_account, l.to_account)
FROM legs AS l
LEFT JOIN ledger.transfers AS t
  ON t.player_id = l.player_id AND t.transfer_id = l.transfer_id
  AND (t.kind, t.from_account, t.to_account, t.asset, t.amount)
    = (l.kind, l.from_account, l.to_account, l.asset, l.amount)
WHERE t.transfer_id IS NULL

UNION ALL
SELECT 'Q8 a transfer of a game has its operation', concat_ws(' ', t.player_id, t.transfer_id),
  format('a %s of %s %s nobody asked for', t.kind, t.amount, t.asset)
FROM ledger.transfers AS t
LEFT JOIN legs AS l ON l.player_id = t.player_id AND l.transfer_id = t.transfer_id
WHERE t.kind IN ('stake', 'settle', 'void', 'win')
  AND t.recorded_at >= (SELECT s.at + interval '1 minute' FROM start AS s)
  AND l.transfer_id IS NULL

UNION ALL
SELECT 'Q8 a bet has its stake', concat_ws(' ', o.player_id, o.operation_id),
  format('took %s / %s / %s, its stake says %s / %s / %s', o.cash_free, o.cash_locked, o.bonus_playable,
    h.cash_free, h.cash_locked, h.bonus_playable)
FROM done AS o
LEFT JOIN wallet.holds AS h ON h.player_id = o.player_id AND h.bet_id = o.operation_id
WHERE o.kind = 'bet'
  AND (h.round_id, h.house, h.asset, h.cash_free, h.cash_locked, h.bonus_playable)
    IS DISTINCT FROM (o.round_id, o.house, o.asset, o.cash_free, o.cash_locked, o.bonus_playable)

UNION ALL
SELECT 'Q8 stakes ended as they were told to', concat_ws(' ', o.player_id, o.operation_id),
  format('%s moved %s / %s / %s and settled %s, the stakes it ended are %s: %s / %s / %s', o.kind,
    o.cash_free, o.cash_locked, o.bonus_playable, o.settled, e.state, e.cash_free, e.cash_locked, e.bonus_playable)
FROM done AS o
LEFT JOIN ends AS e ON e.player_id = o.player_id AND e.operation_id = o.operation_id
WHERE CASE
  WHEN o.kind IN ('bet', 'prize') THEN e.operation_id IS NOT NULL
  WHEN o.kind IN ('win', 'end_round') THEN
    coalesce(e.state, 'settled') <> 'settled' OR coalesce(e.states, 1) <> 1
      OR coalesce(e.cash_free + e.cash_locked + e.bonus_playable, 0) <> o.settled
  ELSE
    coalesce(e.states, 1) <> 1
      OR e.state <> CASE o.kind WHEN 'expire' THEN 'expired' ELSE 'voided' END
      OR (coalesce(e.cash_free, 0), coalesce(e.cash_locked, 0), coalesce(e.bonus_playable, 0))
        <> (o.cash_free, o.cash_locked, o.bonus_playable)
END

UNION ALL
SELECT 'Q8 nothing is won without a bet', concat_ws(' ', o.player_id, o.operation_id),
  format('won %s in round %s', o.amount, o.round_id)
FROM done AS o
WHERE o.kind = 'win'
  AND NOT EXISTS (
    SELECT FROM wallet.holds AS h WHERE h.player_id = o.player_id AND (h.bet_id = o.bet_id OR h.round_id = o.round_id)
  )

UNION ALL
SELECT 'Q8 nothing is won for what went back', concat_ws(' ', o.player_id, o.operation_id),
  format('won %s in round %s, of which the clock gave a stake back', o.amount, o.round_id)
FROM done AS o
WHERE o.kind = 'win'
  AND EXISTS (
    SELECT FROM wallet.holds AS h
    WHERE h.player_id = o.player_id AND h.state = 'expired' AND h.opened_at < o.recorded_at
      AND (h.bet_id = o.bet_id OR (o.bet_id IS NULL AND h.round_id = o.round_id))
  )

UNION ALL
SELECT 'Q9 what is set aside is what is open', concat_ws(' ', player_id, asset),
  format('account holds %s, open withdrawals are %s', coalesce(a.amount, 0), coalesce(w.amount, 0))
FROM aside AS a
FULL JOIN open_withdrawals AS w USING (player_id, asset)
WHERE a.amount IS DISTINCT FROM w.amount

UNION ALL
SELECT 'Q9 what has left was sent', concat_ws(' ', s.player_id, s.asset),
  format('%s and a fee of %s left, withdrawals say %s and %s', l.amount, l.fee, s.amount, s.fee)
FROM sent AS s
JOIN left_us AS l USING (player_id, asset)
WHERE (l.amount, l.fee) <> (s.amount, s.fee)

UNION ALL
SELECT 'Q9 what was credited was late', asset,
  format('the house credited %s, late withdrawals say %s', coalesce(c.amount, 0), coalesce(l.amount, 0))
FROM credited AS c
FULL JOIN late AS l USING (asset)
WHERE coalesce(c.amount, 0) <> coalesce(l.amount, 0)

UNION ALL
SELECT 'Q9 what is in suspense is on its way', asset,
  format('suspense holds %s, players are sent %s', coalesce(s.amount, 0), coalesce(t.amount, 0))
FROM suspended AS s
FULL JOIN on_their_way AS t USING (asset)
WHERE coalesce(s.amount, 0) <> coalesce(t.amount, 0)

UNION ALL
SELECT 'Q10 what pots say is in them is there', asset,
  format('the account holds %s, pots say %s', coalesce(h.amount, 0), coalesce(g.amount, 0))
FROM pots_hold AS h
FULL JOIN pots_grow AS g USING (asset)
WHERE coalesce(h.amount, 0) <> coalesce(g.amount, 0)

UNION ALL
SELECT 'Q10 a pot that dropped was paid', concat_ws(' ', d.player_id, d.round_id),
  format('pots say %s, %s was paid, its round says %s', d.amount, coalesce(p.amount, 0), coalesce(r.jackpot_paid, 0))
FROM pots_dropped AS d
LEFT JOIN pots_paid AS p USING (player_id, round_id, asset)
LEFT JOIN casino.rounds AS r USING (player_id, round_id)
WHERE d.amount IS DISTINCT FROM p.amount OR d.amount IS DISTINCT FROM r.jackpot_paid

UNION ALL
SELECT 'Q11 an open round is decided by seeds that nobody knows', concat_ws(' ', r.player_id, r.round_id),
  format('pair %s was shown at %s', r.seed_number, s.revealed_at)
FROM casino.open_rounds AS o
JOIN casino.rounds AS r ON r.player_id = o.player_id AND r.round_id = o.round_id
JOIN casino.seeds AS s ON s.player_id = r.player_id AND s.number = r.seed_number
WHERE s.revealed_at IS NOT NULL;
