-- Why: a player scrolls through what their money did, newest first, and an accountant reads the same from
-- the first day on: both need a player's transfers in the order of their time.
-- Who writes: the doorways of the ledger, as before. Who reads: domain/ledger (readMovements).
-- What must never happen: games paying for it. Theirs are most of the rows, and are found by the index of
-- limits (0025) already; this one holds the rest.

SET LOCAL ROLE croupier_ledger;
CREATE INDEX transfers_besides_games ON ledger.transfers (player_id, recorded_at, transfer_id)
  WHERE kind NOT IN ('stake', 'settle', 'void', 'win');
