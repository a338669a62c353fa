-- Why: the worker hands a withdrawal to a provider, and the provider tells the site at which it was asked for
-- what came of it. Only the site knows its own address.
-- Who writes: domain/cashier, with the row. Who reads: the same, when it is handed over.
-- What must never happen: a notice that goes to another house.

ALTER TABLE cashier.withdrawals ADD COLUMN site_origin text NOT NULL;

UPDATE players.erasure_rule SET kept = array_append(kept, 'site_origin')
WHERE table_name = 'cashier.withdrawals';
