-- Why: a provider's books of a day say what it paid out and sent back too, and money that leaves is held against
-- ours as money that comes is.
-- Who writes: domain/cashier, for the worker. Who reads: the same, for staff.
-- What must never happen: a difference of one book that hides one of another under the same reference.

ALTER TABLE cashier.settlement_differences
  DROP CONSTRAINT settlement_differences_provider_day_fkey,
  DROP CONSTRAINT settlement_differences_pkey,
  ADD COLUMN book text NOT NULL DEFAULT 'payments'
    CHECK (book IN ('payments', 'payouts', 'refunds'));
ALTER TABLE cashier.settlement_reports
  DROP CONSTRAINT settlement_reports_pkey,
  ADD COLUMN book text NOT NULL DEFAULT 'payments'
    CHECK (book IN ('payments', 'payouts', 'refunds')),
  ADD PRIMARY KEY (provider, day, book);
ALTER TABLE cashier.settlement_differences
  ADD PRIMARY KEY (provider, day, book, reference, kind),
  ADD FOREIGN KEY (provider, day, book) REFERENCES cashier.settlement_reports;

-- Both are found by the day they began on.
CREATE INDEX deposit_events_way_back ON cashier.deposit_events (recorded_at)
  WHERE state_after IN ('returning', 'refunding', 'refunded') AND state_before <> state_after;
CREATE INDEX withdrawal_events_handed_over ON cashier.withdrawal_events (recorded_at)
  WHERE event_id = 'hand over';
