-- Why: what the rules found of a withdrawal stood beside facts that were newer, and nobody saw of when it was.
-- Who writes: domain/cashier, whenever the rules look at one: first, before staff say yes, and when it is stopped.
-- Who reads: the same, for staff.
-- What must never happen: a yes of staff over something that the rules find and that they were not shown.

ALTER TABLE cashier.withdrawals ADD COLUMN judged_at timestamptz;

UPDATE cashier.withdrawals AS w SET judged_at = e.recorded_at
FROM cashier.withdrawal_events AS e
WHERE e.player_id = w.player_id AND e.withdrawal_id = coalesce(w.split_from, w.withdrawal_id) AND e.event_id = 'rules';

UPDATE players.erasure_rule SET kept = kept || '{judged_at}'
WHERE table_name = 'cashier.withdrawals';
