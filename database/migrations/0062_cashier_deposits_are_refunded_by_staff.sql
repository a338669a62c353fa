-- Why: now and then a deposit has to go back although nobody contests it: paid twice, by somebody else's card,
-- or by mistake. Staff ask for it with a reason, a large one takes two, and the provider sends it back.
-- Who writes: domain/cashier, for staff. Who reads: the same, for staff.
-- What must never happen: a large refund that one person alone let go; one that says approved without the money
-- taken from the player; two that wait for one deposit.

CREATE TABLE cashier.deposit_refunds (
  player_id uuid NOT NULL,
  -- The id of its reversal as well, so that it is taken once at most.
  refund_id uuid NOT NULL,
  deposit_id uuid NOT NULL,
  -- The code by which reports group; the words are for a colleague.
  reason text NOT NULL,
  words text NOT NULL,
  -- Above what one of staff may let go alone.
  takes_two boolean NOT NULL,
  asked_by uuid NOT NULL,
  asked_at timestamptz NOT NULL,
  answer text CHECK (answer IN ('approved', 'declined', 'withdrawn')),
  answered_by uuid,
  answered_at timestamptz,
  PRIMARY KEY (player_id, refund_id),
  CHECK ((answer IS NULL) = (answered_by IS NULL) AND (answer IS NULL) = (answered_at IS NULL)),
  -- Four eyes: of a large one nobody answers themselves but to take it back, and nobody else takes it back.
  CHECK (CASE answer WHEN 'approved' THEN takes_two = (answered_by <> asked_by)
    WHEN 'declined' THEN answered_by <> asked_by
    WHEN 'withdrawn' THEN answered_by = asked_by ELSE takes_two END)
);

-- Staff name one alone, and those of a deposit; one waits for it at a time.
CREATE UNIQUE INDEX deposit_refunds_by_id ON cashier.deposit_refunds (refund_id);
CREATE INDEX deposit_refunds_by_deposit ON cashier.deposit_refunds (deposit_id);
CREATE UNIQUE INDEX deposit_refunds_waiting ON cashier.deposit_refunds (deposit_id)
  WHERE answer IS NULL;

GRANT SELECT, INSERT, UPDATE ON cashier.deposit_refunds TO croupier_app;

INSERT INTO players.erasure_rule (table_name, act, set_to, kept, why) VALUES
  ('cashier.deposit_refunds', 'keep', '{"words": "''''"}',
   '{player_id,refund_id,deposit_id,reason,takes_two,asked_by,asked_at,answer,answered_by,answered_at}',
   'what was sent back belongs to the books');

-- What happened to a deposit is told by staff as well.
ALTER TABLE cashier.deposit_events DROP CONSTRAINT deposit_events_told_by_check;
ALTER TABLE cashier.deposit_events ADD CONSTRAINT deposit_events_told_by_check
  CHECK (told_by IN ('player', 'provider', 'poll', 'staff'));

-- What is being refunded is asked about as everything is that has not ended.
DROP INDEX cashier.deposits_unsettled;
CREATE INDEX deposits_unsettled ON cashier.deposits (changed_at)
  WHERE state IN ('requested', 'redirected', 'pending', 'returning', 'refunding');
