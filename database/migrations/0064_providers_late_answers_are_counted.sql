-- Why: a provider whose machines wait for us is in trouble as much as one that is refused, and its screen says so.
-- Who writes: domain/providers, with the other counts of a minute. Who reads: the same, for operators.
-- What must never happen: more late answers than answers.

ALTER TABLE providers.answered
  ADD COLUMN late bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT answered_late_at_most_all CHECK (late BETWEEN 0 AND answers);
