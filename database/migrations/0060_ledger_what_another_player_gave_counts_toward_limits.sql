-- Why: a deposit limit says how much may come in, and what another player gives comes in too. It was
-- asked about and not counted: whoever was at their limit took one more gift, and another (decision 0082).
-- Who writes: the doorways of the ledger, as before. Who reads: domain/ledger (readMoved).
-- What must never happen: a kind that readMoved sums and this index does not hold; every window would
-- then read all that a player ever moved.

SET LOCAL ROLE croupier_ledger;
DROP INDEX ledger.transfers_by_limited_kind;
CREATE INDEX transfers_by_limited_kind ON ledger.transfers (player_id, recorded_at)
  INCLUDE (kind, asset, amount)
  WHERE kind IN ('deposit', 'stake', 'void', 'win', 'transfer_received');
