SELECT ledger.open_accounts(
  '{01932b1c-0000-7000-8000-00000000a11c, 01932b1c-0000-7000-8000-00000000b0b0}',
  '{cash_free, cash_free}', '{EUR/2, EUR/2}', '{true, true}'
);
SELECT ledger.open_accounts(ARRAY[ledger.house_holder(1)], '{house_bank}', '{EUR/2}', '{false}');

-- A batch of two. Bob has nothing to pay with: he is left out, Alice's transfer stands.
SELECT ordinal, verdict, from_balance, to_balance FROM ledger.post_transfers(
  1,
  '{01932b1c-0000-7000-8000-00000000a11c, 01932b1c-0000-7000-8000-00000000b0b0}',
  '{01932b1c-0001-7000-8000-000000000001, 01932b1c-0001-7000-8000-000000000002}', '{grant, grant}',
  '{house_bank, cash_free}', '{cash_free, house_bank}', '{EUR/2, EUR/2}', '{1000, 500}',
  '{example, example}', '{2026-11-21T12:00:00Z, 2026-11-21T12:00:00Z}'
) ORDER BY ordinal;

-- The answer got lost, so Alice's transfer is asked again: the first result, no second effect.
SELECT verdict, to_balance, to_version FROM ledger.post_transfers(
  1, '{01932b1c-0000-7000-8000-00000000a11c}', '{01932b1c-0001-7000-8000-000000000001}', '{grant}',
  '{house_bank}', '{cash_free}', '{EUR/2}', '{1000}', '{example}', '{2026-11-21T12:00:00Z}'
);

-- The same id for another amount is not a repeat.
SELECT verdict, to_balance FROM ledger.post_transfers(
  1, '{01932b1c-0000-7000-8000-00000000a11c}', '{01932b1c-0001-7000-8000-000000000001}', '{grant}',
  '{house_bank}', '{cash_free}', '{EUR/2}', '{1001}', '{example}', '{2026-11-21T12:00:00Z}'
);

-- Euros do not become dollars by naming them so.
SELECT verdict FROM ledger.post_transfers(
  1, '{01932b1c-0000-7000-8000-00000000a11c}', '{01932b1c-0001-7000-8000-000000000003}', '{grant}',
  '{house_bank}', '{cash_free}', '{USD/2}', '{1000}', '{example}', '{2026-11-21T12:00:00Z}'
);

-- And nobody who is not the ledger writes here.
UPDATE ledger.accounts SET balance = balance + 1000;
