-- Why: a player has one wallet in one currency; its accounts and their money stand in the ledger.
-- Who writes: domain/wallet, through croupier_app. Who reads: domain/wallet.
-- What must never happen: a second wallet of one player; an amount kept here. A balance has one
-- home, the ledger.

CREATE SCHEMA wallet;

CREATE TABLE wallet.wallets (
  player_id uuid PRIMARY KEY,
  currency text NOT NULL,
  opened_at timestamptz NOT NULL DEFAULT now()
);

GRANT USAGE ON SCHEMA wallet TO croupier_app;
GRANT SELECT, INSERT ON wallet.wallets TO croupier_app;
