-- Why: money leaves to a bank account that the player has named before, and to another player.
-- Who writes: domain/players (linked accounts), domain/cashier (transfers between players). Who reads: the
-- same, staff, and whoever takes along what is known of them.
-- What must never happen: the number of an account in the clear; an account that is used in the hours in which
-- its owner may still find out that it was added; money of one player that is gone and of nobody, or of two.

CREATE TABLE players.linked_account (
  player_id uuid NOT NULL,
  account_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('IBAN', 'US_BANK')),
  -- Number, routing and holder, sealed for this player and this account. NULL: forgotten.
  sealed text,
  -- A keyed hash of the number, so that one account is linked once.
  fingerprint bytea,
  country_code text NOT NULL,
  last_four text CHECK (last_four ~ '^[0-9A-Z]{4}$'),
  added_at timestamptz NOT NULL,
  -- From here on money may be sent to it.
  usable_from timestamptz NOT NULL,
  removed_at timestamptz,
  PRIMARY KEY (player_id, account_id)
);

CREATE UNIQUE INDEX linked_account_once ON players.linked_account (player_id, fingerprint)
  WHERE removed_at IS NULL;

GRANT SELECT, INSERT, UPDATE ON players.linked_account TO croupier_app;

CREATE TABLE cashier.player_transfers (
  player_id uuid NOT NULL,
  -- The id of the first step as well: from the sender into suspense, once.
  transfer_id uuid NOT NULL,
  -- The id of the second step, whoever it goes to.
  settlement_id uuid NOT NULL,
  brand text NOT NULL,
  -- Whom the sender named: a nickname, or an address but for its middle.
  named text,
  -- As the directories spell it, until it was looked up.
  folded text,
  -- Who that is. NULL: nobody of this brand, or not looked up yet; the sender is told neither.
  recipient_id uuid,
  looked_up_at timestamptz,
  asset text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- sent: in suspense. The others: where it went in the end.
  state text NOT NULL CHECK (state IN ('sent', 'arrived', 'declined', 'taken_back', 'expired')),
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  settled_at timestamptz,
  PRIMARY KEY (player_id, transfer_id),
  CHECK ((state = 'sent') = (settled_at IS NULL)),
  CHECK (recipient_id <> player_id)
);

CREATE INDEX player_transfers_to ON cashier.player_transfers (recipient_id, sent_at)
  WHERE recipient_id IS NOT NULL;
CREATE INDEX player_transfers_open ON cashier.player_transfers (expires_at) WHERE state = 'sent';
CREATE INDEX player_transfers_unknown ON cashier.player_transfers (sent_at) WHERE looked_up_at IS NULL;

GRANT SELECT, INSERT, UPDATE ON cashier.player_transfers TO croupier_app;

INSERT INTO players.erasure_rule (table_name, act, set_to, kept, why) VALUES
  ('players.linked_account', 'keep',
   '{"sealed": "NULL", "fingerprint": "NULL", "last_four": "NULL"}',
   '{player_id,account_id,kind,country_code,added_at,usable_from,removed_at}',
   'that money went to an account of theirs; which one is not known any more'),
  ('cashier.player_transfers', 'keep', '{"named": "NULL", "folded": "NULL"}',
   '{player_id,transfer_id,settlement_id,brand,recipient_id,looked_up_at,asset,amount,state,sent_at,expires_at,settled_at}',
   'what went from one player to another belongs to the books, by ids alone');
