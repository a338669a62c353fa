-- Why: the queue of withdrawals says whether it grows, which is what came to people less what left them lately.
-- Who writes: nobody more than before. Who reads: domain/cashier, for the figures above the queue.
-- What must never happen: a screen that is asked for every ten seconds and reads all that ever happened.

CREATE INDEX withdrawal_events_to_and_from_people ON cashier.withdrawal_events (recorded_at)
  WHERE (state_before = 'checks') <> (state_after = 'checks');
