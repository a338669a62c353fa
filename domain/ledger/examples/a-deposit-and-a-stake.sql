-- Alice has two accounts, the house has one (one stripe of it is enough here).
SELECT ledger.open_accounts(
  '{01932b1c-0000-7000-8000-00000000a11c, 01932b1c-0000-7000-8000-00000000a11c}',
  '{cash_free, held}', '{EUR/2, EUR/2}', '{true, true}'
);
SELECT ledger.open_accounts(ARRAY[ledger.house_holder(1)], '{house_bank}', '{EUR/2}', '{false}');

-- She gets 10.00. The amount is counted in the minor units that the asset names.
SELECT ordinal, verdict, to_balance, to_version FROM ledger.post_transfers(
  1, '{01932b1c-0000-7000-8000-00000000a11c}', '{01932b1c-0001-7000-8000-000000000001}', '{grant}',
  '{house_bank}', '{cash_free}', '{EUR/2}', '{1000}', '{example}', '{2026-11-21T12:00:00Z}'
);

-- She sets 4.00 aside for a stake: a movement between two accounts of one player.
SELECT ordinal, verdict, from_balance, to_balance FROM ledger.post_transfers(
  1, '{01932b1c-0000-7000-8000-00000000a11c}', '{01932b1c-0001-7000-8000-000000000002}', '{hold}',
  '{cash_free}', '{held}', '{EUR/2}', '{400}', '{example}', '{2026-11-21T12:00:05Z}'
);

-- Every entry says what the balance was and what it became.
SELECT account, version, amount, previous_balance, current_balance FROM ledger.entries
ORDER BY transfer_id, amount;

-- Money moved, and none appeared.
SELECT account, balance, version FROM ledger.accounts ORDER BY account;
SELECT sum(balance) AS all_together FROM ledger.accounts;
