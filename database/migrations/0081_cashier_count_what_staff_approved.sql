-- Why: a large withdrawal was let go by one member of staff who split it, or who approved several of one day.
-- The sum of a day is judged with every yes, so what somebody of staff approved has to be found by who they are.
-- Who writes: nobody more than before. Who reads: domain/cashier, when a withdrawal is approved.
-- What must never happen: two yeses in one moment that do not see each other; both lock player and colleague first.

CREATE INDEX withdrawal_events_by_staff ON cashier.withdrawal_events (staff_id, recorded_at) WHERE staff_id IS NOT NULL;
