-- Why: money that leaves is set aside first, looked at by rules or by people, handed to a provider, and told
-- of by that provider when it likes. How far each withdrawal has come stands here; the money in the ledger.
-- Who writes: domain/cashier, each step in the transaction of its money. Who reads: the same, the audit of
-- money, and whoever takes along what is known of them.
-- What must never happen: money that leaves twice, or leaves and comes back too; a withdrawal that is open
-- without its money in pending_withdrawal; a large one that one person alone approved.

CREATE TABLE cashier.withdrawals (
  player_id uuid NOT NULL,
  -- The id of the transfer that set the money aside as well, but for the parts of one that was split.
  withdrawal_id uuid NOT NULL,
  split_from uuid,
  method text NOT NULL CHECK (method IN ('CBT', 'CARD')),
  provider text NOT NULL,
  provider_reference text,
  -- Where it goes: an account of the player, or the deposit whose way it goes back.
  destination_id text NOT NULL,
  destination text NOT NULL,
  asset text NOT NULL,
  -- What leaves the balance, and what of it is ours, in minor units.
  amount bigint NOT NULL CHECK (amount > 0),
  fee bigint NOT NULL CHECK (fee >= 0 AND fee < amount),
  state text NOT NULL CHECK (state IN ('requested', 'checks', 'approved', 'sent', 'arrived',
    'rejected', 'cancelled', 'failed', 'returned')),
  reason text,
  -- What the rules found, where people have to look.
  findings text[] NOT NULL DEFAULT '{}',
  -- What the law of the place said when it was asked for.
  may_cancel boolean NOT NULL,
  assigned_to uuid,
  first_yes_by uuid,
  requested_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  promised_at timestamptz NOT NULL,
  due_at timestamptz,
  -- When the provider was asked last, without having called.
  checked_at timestamptz,
  PRIMARY KEY (player_id, withdrawal_id)
);

-- Providers and staff name a withdrawal alone.
CREATE UNIQUE INDEX withdrawals_by_id ON cashier.withdrawals (withdrawal_id);
CREATE INDEX withdrawals_under_way ON cashier.withdrawals (state, changed_at)
  WHERE state IN ('requested', 'checks', 'approved', 'sent');
CREATE INDEX withdrawals_over ON cashier.withdrawals (changed_at)
  WHERE state IN ('arrived', 'rejected', 'cancelled', 'failed', 'returned');

-- Everything that was done to a withdrawal or told of it, also what changed nothing.
CREATE TABLE cashier.withdrawal_events (
  player_id uuid NOT NULL,
  withdrawal_id uuid NOT NULL,
  event_id text NOT NULL,
  event text NOT NULL,
  told_by text NOT NULL CHECK (told_by IN ('player', 'rules', 'staff', 'provider')),
  staff_id uuid,
  state_before text NOT NULL,
  state_after text NOT NULL,
  reason text,
  note text,
  recorded_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, withdrawal_id, event_id)
);

GRANT SELECT, INSERT, UPDATE ON cashier.withdrawals TO croupier_app;
GRANT SELECT, INSERT ON cashier.withdrawal_events TO croupier_app;

INSERT INTO players.erasure_rule (table_name, act, set_to, kept, why) VALUES
  ('cashier.withdrawals', 'keep', '{"destination": "''''"}',
   '{player_id,withdrawal_id,split_from,method,provider,provider_reference,destination_id,asset,amount,fee,state,reason,findings,may_cancel,assigned_to,first_yes_by,requested_at,changed_at,promised_at,due_at,checked_at}',
   'what was paid out belongs to the books'),
  ('cashier.withdrawal_events', 'keep', '{"note": "NULL"}',
   '{player_id,withdrawal_id,event_id,event,told_by,staff_id,state_before,state_after,reason,recorded_at}',
   'how a payout came about belongs to the books');
