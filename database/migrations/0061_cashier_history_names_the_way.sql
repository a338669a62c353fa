-- Why: a player who reads what their money did wants to know which card it came from and which account it went
-- to. The ledger knows ids; of a card that paid nobody kept the four digits, and the later moves of a withdrawal
-- bear ids of their own.
-- Who writes: domain/cashier, in the transaction of the money. Who reads: the same, and the player's history.
-- What must never happen: a number of a card; a name that outlives its player.

-- Brand and four digits, as the provider told them.
ALTER TABLE cashier.deposits ADD COLUMN paid_with text CHECK (length(paid_with) <= 60);

-- What moved for it after it was set aside: sent, given back, returned, and the fees.
ALTER TABLE cashier.withdrawals ADD COLUMN transfer_ids uuid[] NOT NULL DEFAULT '{}';

UPDATE players.erasure_rule SET set_to = set_to || '{"paid_with": "NULL"}'
WHERE table_name = 'cashier.deposits';

UPDATE players.erasure_rule SET kept = array_append(kept, 'transfer_ids')
WHERE table_name = 'cashier.withdrawals';
