-- Why: free rounds win cash, and one operator gave as many as they liked to accomplices. What is worth more than a
-- small amount, by itself or with others of the day, waits until another operator says yes.
-- Who writes: domain/casino, for the back-office. Who reads: the same, and every play for what can be played.
-- What must never happen: free rounds that wait, or were declined, and are played; a yes of whoever gave them. A
-- server of a version before this one does not know that they wait, and is kept from playing them by the check:
-- start the new servers before the new back-office.

ALTER TABLE casino.grants
  -- Above what one of staff may give alone.
  ADD COLUMN takes_two boolean NOT NULL DEFAULT false,
  ADD COLUMN answer text COLLATE "C" CHECK (answer IN ('approved', 'declined', 'withdrawn')),
  ADD COLUMN answered_by uuid,
  ADD COLUMN answered_at timestamptz,
  ADD COLUMN answer_note text,
  ADD CHECK (num_nulls(answer, answered_by, answered_at) IN (0, 3)),
  ADD CHECK (answer IS NULL OR takes_two),
  -- Four eyes: nobody answers themselves but to take it back, and nobody else takes it back.
  ADD CHECK (answer IS NULL OR (answer = 'withdrawn') = (answered_by = granted_by)),
  ADD CHECK (used = 0 OR takes_two = (answer IS NOT DISTINCT FROM 'approved'));

-- A press is answered as a whole, and what somebody gave in a day counts together.
CREATE INDEX grants_of_press ON casino.grants (press_id) WHERE press_id IS NOT NULL;
CREATE INDEX grants_by_staff ON casino.grants (granted_by, granted_at);

UPDATE players.erasure_rule
SET set_to = set_to || '{"answer_note": "NULL"}',
    kept = kept || '{takes_two,answer,answered_by,answered_at}'
WHERE table_name = 'casino.grants';
