-- Why: what a provider says it moved in a day is held against what we say, so that money nobody told us of
-- is found the next morning and not by the accountant in spring. And staff who watch a deposit may want the
-- provider asked at once.
-- Who writes: domain/cashier, for the worker and for staff. Who reads: the same, for staff.
-- What must never happen: a day that says it agrees while a difference is known; money moved by a report.

CREATE TABLE cashier.settlement_reports (
  provider text NOT NULL,
  day date NOT NULL,
  -- How many payments of the day each side has.
  ours integer NOT NULL,
  theirs integer NOT NULL,
  differences integer NOT NULL,
  compared_at timestamptz NOT NULL,
  PRIMARY KEY (provider, day)
);

CREATE TABLE cashier.settlement_differences (
  provider text NOT NULL,
  day date NOT NULL,
  reference text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('missing_here', 'missing_there', 'amount', 'state')),
  -- What each side says, as it says it; null where it knows nothing of it.
  ours text,
  theirs text,
  PRIMARY KEY (provider, day, reference, kind),
  FOREIGN KEY (provider, day) REFERENCES cashier.settlement_reports
);

GRANT SELECT, INSERT, UPDATE ON cashier.settlement_reports TO croupier_app;
-- A day that is compared again says what it says now.
GRANT SELECT, INSERT, DELETE ON cashier.settlement_differences TO croupier_app;

-- Staff asked that the provider be asked; the worker does it, who alone has the keys of providers.
ALTER TABLE cashier.deposits ADD COLUMN check_wanted_at timestamptz;
CREATE INDEX deposits_check_wanted ON cashier.deposits (check_wanted_at)
  WHERE check_wanted_at IS NOT NULL;
CREATE INDEX deposits_by_time ON cashier.deposits (requested_at);
