-- Why: a deposit that is taken back after it was played with leaves a debt. It stands on one account of the
-- player, the only one that goes below zero, so that the books say who owes what.
-- Who writes: the doorway, for domain/wallet. Who reads: domain/wallet, staff, the audit.
-- What must never happen: money made of a debt. What leaves that account goes to the house, never to another
-- account of the player.

SET LOCAL ROLE croupier_ledger;

ALTER TABLE ledger.accounts
  DROP CONSTRAINT accounts_players_never_owe,
  ADD CONSTRAINT accounts_players_owe_on_one_account
    CHECK (floored OR starts_with(account, 'house_') OR account = 'owed');

ALTER TABLE ledger.transfers
  ADD CONSTRAINT transfers_no_money_of_a_debt
    CHECK (from_account <> 'owed' OR starts_with(to_account, 'house_'));
