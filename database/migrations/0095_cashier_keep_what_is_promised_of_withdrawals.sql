-- Why: a withdrawal tells its player when it is there, and nothing came of it when it was not.
-- Who writes: domain/cashier; `late_credit` with the request, `awaited_since` while the player has something to
-- do, the rest when the promised time has passed. Who reads: the same, the audit of money.
-- What must never happen: a withdrawal credited twice, whole or in parts; one credited that was over in time, or for
-- whose lateness its player had something to do.

ALTER TABLE cashier.withdrawals
  -- What the house pays where it is late, as it was told to the player; null: nothing was told.
  ADD COLUMN late_credit bigint CHECK (late_credit > 0),
  -- Since when it waits for the player: that time is put on top of what was promised.
  ADD COLUMN awaited_since timestamptz,
  -- When it was found late, and by which transfer that was credited.
  ADD COLUMN late_at timestamptz,
  ADD COLUMN late_transfer_id uuid,
  ADD CHECK (late_transfer_id IS NULL OR (late_at IS NOT NULL AND late_credit IS NOT NULL));

-- One credit for all parts of what was asked for at once.
CREATE UNIQUE INDEX withdrawals_credited_once ON cashier.withdrawals ((coalesce(split_from, withdrawal_id)))
  WHERE late_transfer_id IS NOT NULL;

UPDATE players.erasure_rule SET kept = kept || '{late_credit,awaited_since,late_at,late_transfer_id}'
WHERE table_name = 'cashier.withdrawals';
